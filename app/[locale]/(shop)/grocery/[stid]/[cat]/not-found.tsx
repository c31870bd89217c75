import { MissingStorePage } from "@/components/stores/missing-store-page";

export default function NotFound() {
  return <MissingStorePage />;
}
