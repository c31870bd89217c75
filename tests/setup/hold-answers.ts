type Answer = { data: unknown } | { code: number; message: string; reason?: string };

/** A slow server. Each request waits until the test answers it, in any order. */
export function holdAnswers() {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    reply: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    answer: (question: number, answer: Answer) => waiting[question - 1]?.(answer),
  };
}
