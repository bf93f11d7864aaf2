import { rowRuleText } from '../../../../../gateway/contract/rules/row-problems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** What the message of a rule of products or files says to people; undefined: it is of no such rule. */
export function useProductProblem(): (message: string) => string | undefined {
  const { language } = useTranslation('admin');
  return (message) => rowRuleText(language, message);
}
