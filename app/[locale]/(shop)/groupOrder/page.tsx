import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GroupScreen } from "@/components/groups/group-screen";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("groupOrder");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default function Page() {
  return (
    <main id="main" className="page-width min-h-dvh flex-1 py-4 md:py-6 print:min-h-0">
      <ScriptNote part="group" className="mb-4" />
      <Messages of={["groupOrder", "products", "productForm", "errors"]}>
        <GroupScreen />
      </Messages>
    </main>
  );
}
