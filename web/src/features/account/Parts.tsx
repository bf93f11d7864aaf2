import { useState, type ReactNode } from 'react';
import { Button } from '../../design/static/Button.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './LoadMore.module.css';

/** What a part of a list is given, for the query of its own. */
export interface Part {
  /** Cursor of the part before; null: the first part. */
  readonly after: string | null;
  /** Changes when it is asked anew: the query's `fetchKey`. */
  readonly attempt: number;
  /** What leads on behind the part, where there is more. */
  readonly more: (pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null | undefined;
  }) => ReactNode;
}

interface PartsProps {
  /** A part before it is there. */
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A list of the account's own that is read on part by part; each asks for itself, and may fail for itself. */
export function Parts({ skeleton, children }: PartsProps) {
  const { t } = useTranslation('account');
  // Cursors of the parts that are on screen.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  // Asked anew after a failure, and whenever one comes back to the page.
  const [attempt, setAttempt] = useState(0);
  return cursors.map((after, index) => (
    <SectionBoundary key={after ?? ''} skeleton={skeleton} onRetry={() => setAttempt((count) => count + 1)}>
      {children({
        after,
        attempt,
        more: ({ hasNextPage, endCursor }) =>
          hasNextPage &&
          endCursor != null &&
          index === cursors.length - 1 && (
            <Button
              variant="secondary"
              className={styles.more}
              onClick={() => setCursors((shown) => [...shown, endCursor])}
            >
              {t('more')}
            </Button>
          ),
      })}
    </SectionBoundary>
  ));
}
