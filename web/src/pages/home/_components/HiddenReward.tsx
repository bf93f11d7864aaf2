import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { withAreas } from '../../../i18n/translate.ts';
import { readReward, type RewardState } from './rewardState.ts';

/** Time until the reward appears, in milliseconds. */
const APPEARS_AFTER = 10_000;

const loadCard = withAreas(['shelves'], () => import('./HiddenRewardCard.tsx'));

/** Placeholder of the hidden reward: it appears after 10 s, or at once if it was found before in this session. */
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
          // The reward is optional: if its code fails to load there is none.
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
