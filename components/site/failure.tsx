import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { title: string; text: string; action: string };

/** The content of an error page: title, explanation, and the link to the next step. */
export function Failure({ title, text, action }: Props) {
  return (
    <div className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      <a href={hrefs.index()} className={buttonClass("primary")}>
        {action}
      </a>
    </div>
  );
}
