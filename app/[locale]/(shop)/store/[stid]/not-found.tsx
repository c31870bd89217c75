import { MissingStorePage } from "@/components/layout/missing-store-page";

export default function NotFound() {
  return <MissingStorePage />;
}
