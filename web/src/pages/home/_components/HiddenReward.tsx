import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { withAreas } from '../../../i18n/translate.ts';
import { readReward, type RewardState } from './rewardState.ts';

/** Whoever looks around for so long, in milliseconds, comes upon it. */
const APPEARS_AFTER = 10_000;

const loadCard = withAreas(['shelves'], () => import('./HiddenRewardCard.tsx'));

/** Room for the hidden reward: it appears after 10 s, at once when it has been found in this session. */
export function HiddenReward() {
  const [Card, setCard] = useState<ComponentType<{ start: RewardState }> | null>(null);
  const [start, setStart] = useState<RewardState>('hidden');
  useEffect(() => {
    const before = readReward();
    if (before === 'closed') return undefined;
    let gone = false;
    const timer = setTimeout(
      () => {
        void loadCard()
          // It was a surprise: without its code there is none.
          .catch(() => undefined)
          .then((module) => {
            if (!gone && module) {
              setStart(before);
              setCard(() => module.default);
            }
            return undefined;
          });
      },
      before === 'found' ? 0 : APPEARS_AFTER,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    Card && (
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={null}>
          <Card start={start} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
