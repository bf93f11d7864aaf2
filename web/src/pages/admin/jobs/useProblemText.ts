import { PRODUCT_PROBLEMS } from '../../../../../gateway/contract/rules/products.ts';
import { useImportProblem } from './importProblems.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { problemKey } from '../_kit/problems.ts';

const RULES = [
  'belowPrice',
  'aboveFlashSale',
  'archived',
  'sumOfVariants',
  'changedAgain',
] as const satisfies readonly (keyof typeof PRODUCT_PROBLEMS)[];

const REQUIREMENTS = ['PICTURE', 'PRICE', 'CATEGORY_VISIBLE', 'SELLER_ACTIVE'] as const;

interface Problem {
  readonly code: string | null | undefined;
  readonly message: string;
}

/** What a problem of a product says to people: by its rule, else by its code; without either, as the server words it. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('adminJobs');
  const importProblem = useImportProblem();
  return ({ code, message }) => {
    const rule = RULES.find((one) => PRODUCT_PROBLEMS[one] === message);
    if (rule !== undefined) return t(`problem.${rule}`);
    const requirement = oneOf(
      REQUIREMENTS,
      message.replace(PRODUCT_PROBLEMS.onSale, '').replaceAll(/[ ()]/g, ''),
    );
    if (requirement !== undefined)
      return t('problem.onSale', { what: t(`adminProducts:checklist.${requirement}`) });
    const named = importProblem(message);
    if (named !== undefined) return named;
    const key = problemKey(code ?? '');
    return key === 'problem.OTHER' || code === 'INVALID' ? message : t(`admin:${key}`);
  };
}
