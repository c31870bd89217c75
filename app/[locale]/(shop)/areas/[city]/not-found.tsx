import { MissingArea } from "@/components/catalog/areas/missing-area";

export default function NotFound() {
  return <MissingArea />;
}
