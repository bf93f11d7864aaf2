import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../../relay/errors.ts';
import { hearNews, loseAll, recoverAll, type News } from '../../../relay/useAdminQuery.ts';
import { ALL_TOPICS, FEED_TOPICS, LIVE_TOPICS } from '../feedTopics.ts';
import type { useAdminFeedSubscription } from './__generated__/useAdminFeedSubscription.graphql.ts';

/** Times in milliseconds. */
const TIMES = {
  /** Events within this time are applied together. */
  gathered: 500,
  /** Delay before the first attempt after a loss; it doubles each time. */
  firstDelay: 1_000,
  longestDelay: 60_000,
  /** A stream that is open for so long counts as open. */
  settled: 3_000,
  /** A tab that is hidden for so long closes its stream: browsers allow six connections to a host. */
  hidden: 60_000,
} as const;

/**
 * Follows the events of the shop while the back-office is open, so that lists know what they miss. One stream for each tab, closed
 * with the session. When it is lost, everything is stale at once.
 */
export function useAdminFeed(isOn: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let stream: { dispose(): void } | null = null;
    let delay: number = TIMES.firstDelay;
    let isLost = false;
    let isAway = false;
    let opening: ReturnType<typeof setTimeout> | undefined;
    let settling: ReturnType<typeof setTimeout> | undefined;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let gathered: News[] = [];

    const apply = (): void => {
      gathering = undefined;
      const news = gathered;
      gathered = [];
      hearNews(environment, news);
    };
    const settle = (): void => {
      clearTimeout(settling);
      delay = TIMES.firstDelay;
      if (!isLost) return;
      isLost = false;
      recoverAll(environment, LIVE_TOPICS, false);
    };
    const lose = (error: Error | null): void => {
      stream = null;
      clearTimeout(settling);
      if (isOver) return;
      // A refusal lasts: the session has ended, or the API has no stream. Responses then age as without one.
      if (error !== null && !(error instanceof RequestError && error.isTransient)) return;
      if (!isLost) loseAll(environment);
      isLost = true;
      opening = setTimeout(open, delay * (0.5 + Math.random() / 2));
      delay = Math.min(delay * 2, TIMES.longestDelay);
    };
    const open = (): void => {
      clearTimeout(opening);
      settling = setTimeout(settle, TIMES.settled);
      stream = requestSubscription<useAdminFeedSubscription>(environment, {
        subscription: graphql`
          subscription useAdminFeedSubscription($topics: [AdminTopic!]!) {
            adminFeed(topics: $topics) {
              topic
              subject
              isNew
            }
          }
        `,
        variables: { topics: ALL_TOPICS },
        onNext: (event) => {
          settle();
          if (event == null) return;
          const { topic, subject, isNew } = event.adminFeed;
          const key = `${topic} ${subject}`;
          for (const about of FEED_TOPICS[topic]) gathered.push({ ...about, key, isNew });
          gathering ??= setTimeout(apply, TIMES.gathered);
        },
        onError: lose,
        onCompleted: () => lose(null),
      });
    };
    const close = (): void => {
      for (const timer of [opening, settling, hiding]) clearTimeout(timer);
      stream?.dispose();
      stream = null;
    };
    const onVisibility = (): void => {
      clearTimeout(hiding);
      if (document.visibilityState === 'hidden') {
        hiding = setTimeout(() => {
          isAway = true;
          close();
        }, TIMES.hidden);
        return;
      }
      if (!isAway) return;
      isAway = false;
      isLost = false;
      loseAll(environment);
      recoverAll(environment, LIVE_TOPICS, true);
      open();
    };
    open();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      close();
      clearTimeout(gathering);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [environment, isOn]);
}
