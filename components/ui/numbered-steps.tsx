type Props = { title: string; steps: { title: string; text: string }[] };

/** A titled list of numbered steps. */
export function NumberedSteps({ title, steps }: Props) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 rounded-card bg-surface p-5">
            <span aria-hidden="true" className="tabular text-3xl font-black text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
