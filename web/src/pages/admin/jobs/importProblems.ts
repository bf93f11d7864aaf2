import { IMPORT_PROBLEMS, type ImportProblem } from '../../../../../gateway/contract/rules/jobs.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const NAMES = Object.keys(IMPORT_PROBLEMS) as readonly ImportProblem[];

/** Says in the person's language why a file or a cell is refused; undefined: the message is of another rule. */
export function useImportProblem(): (message: string) => string | undefined {
  const { t } = useTranslation('adminImport');
  return (message) => {
    const [, value = '', rest = message] = /^"(.*)" (.*)$/s.exec(message) ?? [];
    // The longest first: one may begin as another one does.
    const [name] = NAMES.filter((one) => rest.startsWith(IMPORT_PROBLEMS[one])).sort(
      (a, b) => IMPORT_PROBLEMS[b].length - IMPORT_PROBLEMS[a].length,
    );
    if (name !== undefined)
      return t(`problem.${name}`, { value, n: rest.slice(IMPORT_PROBLEMS[name].length).trim() });
    const [, from, to] = /^must be from (\S+) to (\S+)$/.exec(rest) ?? [];
    if (from !== undefined && to !== undefined) return t('problem.range', { from, to });
    if (/\b(?:must be|is not) one of\b/.test(rest)) return t('problem.oneOf');
    if (rest === 'must be distinct') return t('problem.distinct');
    if (rest.endsWith('is not in the media library')) return t('problem.noPicture');
    return undefined;
  };
}
