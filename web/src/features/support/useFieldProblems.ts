import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

const CODES = ['REQUIRED', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'NOT_FOUND'] as const;

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** Returns the error text of a field; `limits`: allowed lengths. */
export function useFieldProblems(): (
  code: string | undefined,
  label: string,
  limits?: Limits,
) => string | null {
  const { t, language } = useTranslation('support');
  return (given, label, { min = 0, max = 0 } = {}) => {
    if (given === undefined) return null;
    const code = CODES.find((one) => one === given) ?? 'INVALID';
    const n = formatNumber(code === 'TOO_SHORT' ? min : max, language);
    return t(`error.${code}`, { field: label.replace(/\s*\(.*\)$/, ''), n });
  };
}
