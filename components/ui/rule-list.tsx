import { Icon } from "./icon";

type Props = { title: string; rules: string[] };

/** Terms and conditions as a list of short sentences. */
export function RuleList({ title, rules }: Props) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid max-w-[44rem] gap-3">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Icon name="tick" className="mt-0.5 size-5 text-brand" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
