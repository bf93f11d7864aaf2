interface Runs {
  readonly runs: readonly { readonly text: string }[];
}
interface AnswerBlock {
  readonly __typename: string;
  readonly runs?: Runs['runs'];
  readonly items?: readonly Runs[];
}
interface Block {
  readonly __typename: string;
  readonly question?: string;
  readonly answer?: readonly AnswerBlock[];
}

const words = (runs: Runs['runs'] = []): string => runs.map(({ text }) => text).join('');

const answerText = (answer: readonly AnswerBlock[] = []): string =>
  answer
    .map(({ runs, items }) => (items ? items.map((item) => `• ${words(item.runs)}`).join('\n') : words(runs)))
    .join('\n');

/** schema.org FAQPage of a text's questions; undefined if it has none. */
export function faqPage(blocks: readonly Block[]): Readonly<Record<string, unknown>> | undefined {
  const questions = blocks.filter(({ __typename }) => __typename === 'TextQuestion');
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    })),
  };
}
