import { useCallback } from 'react';
import { CAPABILITIES, type Capability } from '../../../../../gateway/contract/rules/staff.ts';
import { USE_KINDS } from '../../../../../gateway/contract/rules/use-kinds.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { RequestError } from '../../../relay/errors.ts';
import { oneOf } from './oneOf.ts';
import { problemKey, type Problem } from './problems.ts';
import { useRole } from './staff.tsx';

/** A capability as a key of texts has it. */
type Named<Text extends string> = Text extends `${infer Head}.${infer Tail}`
  ? Named<`${Head}_${Tail}`>
  : Text extends `${infer Head}-${infer Tail}`
    ? Named<`${Head}_${Tail}`>
    : Text;

const named = (capability: Capability): Named<Capability> =>
  capability.replaceAll(/[.-]/g, '_') as Named<Capability>;

/** What a refusal says of the capability that is missing: which one, and names of owners who can give it. */
function lackingOf(error: unknown): { capability: Capability | undefined; owners: readonly string[] } {
  const refusal =
    error instanceof RequestError ? error.errors.find(({ code }) => code === 'FORBIDDEN') : undefined;
  const extensions: object =
    typeof refusal?.extensions === 'object' && refusal.extensions !== null ? refusal.extensions : {};
  const capability: unknown = Reflect.get(extensions, 'capability');
  const owners: unknown = Reflect.get(extensions, 'owners');
  return {
    capability: CAPABILITIES.find((one) => one === capability),
    owners: Array.isArray(owners) ? owners.filter((owner) => typeof owner === 'string') : [],
  };
}

interface ProblemTexts {
  /** The text of the first problem with the facts that are known; of what is in use, all that uses it. */
  readonly textOf: (problems: readonly Pick<Problem, Exclude<keyof Problem, 'field'>>[]) => string;
  /** Why this role is refused, and whom to ask. */
  readonly refusalOf: (error: unknown) => string;
}

/** What problems say to people, with the facts that the server names. */
export function useProblemText(): ProblemTexts {
  const { t, language } = useTranslation('admin');
  const role = useRole();
  const textOf = useCallback<ProblemTexts['textOf']>(
    (problems) => {
      const [first] = problems;
      const code = first?.code ?? '';
      if (code === 'STALE' && first?.changedBy != null)
        return t('problem.staleBy', { name: first.changedBy });
      if (code === 'STOCK_MOVED' && first?.stock != null)
        return t('problem.stockNow', { n: formatNumber(first.stock, language) });
      if (code === 'IN_USE' || code === 'FROZEN') {
        const uses = problems.flatMap(({ code: other, usedBy, useCount }) => {
          const kind = other === code && usedBy != null ? oneOf(USE_KINDS, usedBy) : undefined;
          return kind === undefined || useCount == null
            ? []
            : [t(`use.${kind}`, { count: useCount, n: formatNumber(useCount, language) })];
        });
        // The fields of a frozen object all name the same.
        const what = [...new Set(uses)].join(', ');
        if (what !== '') return t(code === 'IN_USE' ? 'problem.inUseBy' : 'problem.frozenBy', { what });
      }
      return t(problemKey(code));
    },
    [t, language],
  );
  const refusalOf = useCallback(
    (error: unknown): string => {
      if (role === null) return t('forbidden.text');
      const { capability, owners } = lackingOf(error);
      const text =
        capability === undefined
          ? t('forbidden.role', { role: t(`role.${role}`) })
          : t('forbidden.lacking', { role: t(`role.${role}`), right: t(`right.${named(capability)}`) });
      return `${text} ${owners.length === 0 ? t('forbidden.text') : t('forbidden.ask', { names: owners.join(', ') })}`;
    },
    [t, role],
  );
  return { textOf, refusalOf };
}
