import { JOB_KINDS } from '../../../../../gateway/contract/rules/jobs.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from './oneOf.ts';

/** Names jobs: an import by its file, the others by what they do. */
export function useJobName(): (job: {
  readonly kind: string;
  readonly fileName?: string | null | undefined;
}) => string {
  const { t } = useTranslation('adminJobs');
  return ({ kind, fileName }) => {
    if (fileName != null) return fileName;
    const known = oneOf(JOB_KINDS, kind);
    return known === undefined ? kind : t(`kind.${known}`);
  };
}
