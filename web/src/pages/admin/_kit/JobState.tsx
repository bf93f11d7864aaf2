import { JOB_STATES } from '../../../../../gateway/contract/rules/jobs.ts';
import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from './oneOf.ts';

const TONES: Readonly<Record<(typeof JOB_STATES)[number], BadgeTone>> = {
  MAPPING: 'warning',
  STAGING: 'info',
  READY: 'warning',
  RUNNING: 'info',
  CANCELLING: 'info',
  CANCELLED: 'neutral',
  DONE: 'green',
  FAILED: 'danger',
  UNDONE: 'neutral',
};

/** The state of a job as a badge. */
export function JobState({ of }: { readonly of: string }) {
  const { t } = useTranslation('adminJobs');
  const state = oneOf(JOB_STATES, of);
  return (
    <Badge tone={state === undefined ? 'neutral' : TONES[state]}>
      {state === undefined ? of : t(`state.${state}`)}
    </Badge>
  );
}
