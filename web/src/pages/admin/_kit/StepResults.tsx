import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Code } from './format.tsx';
import { oneOf } from './oneOf.ts';
import { REFUSALS, type ScanAnswer } from './scans.ts';
import styles from './StepResults.module.css';

/** What became of one sub-order. */
export interface StepResult {
  readonly number: string;
  /** Absent: the server did not answer. */
  readonly answer: ScanAnswer | undefined;
}

interface StepResultsProps {
  /** null: the dialog is closed. */
  readonly results: readonly StepResult[] | null;
  readonly onClose: () => void;
}

/** What became of each sub-order of a step for several (texts: areas `adminParcels` and `orders`). */
export function StepResults({ results, onClose }: StepResultsProps) {
  const { t } = useTranslation('adminParcels');
  return (
    <Dialog isOpen={results !== null} onClose={onClose} title={t('results')} size="sm">
      <ul className={styles.list}>
        {results?.map(({ number, answer }) => (
          <li key={number} className={styles.line}>
            <Code text={number} />
            {answer?.isDone ? (
              <StateBadge state={answer.state} />
            ) : (
              <Badge tone="danger">
                {answer === undefined
                  ? t('admin:problem.network')
                  : t(`refused.${oneOf(REFUSALS, answer.code) ?? 'OTHER'}`)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
