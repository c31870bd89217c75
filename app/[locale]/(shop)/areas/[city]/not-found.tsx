import { MissingArea } from "@/components/areas/missing-area";

export default function NotFound() {
  return <MissingArea />;
}
