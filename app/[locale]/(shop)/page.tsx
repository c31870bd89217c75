import type { Metadata } from "next";
import { IntroPage } from "@/components/home/intro-page";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function ShopIntroPage() {
  return <IntroPage />;
}
