import { rowProblemText } from '../../../../../gateway/contract/rules/row-problems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface Problem {
  readonly code: string | null | undefined;
  readonly message: string;
}

/** What a problem of a row says to people, as the report does. */
export function useProblemText(): (problem: Problem) => string {
  const { language } = useTranslation('admin');
  return (problem) => rowProblemText(language, problem);
}
