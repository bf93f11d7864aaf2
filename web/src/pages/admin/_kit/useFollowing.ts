import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { markStale } from '../../../relay/useAdminQuery.ts';

/** Pause between two reads of a progress, in milliseconds. */
const PAUSE = 1_000;

/** Reads again while work goes on in the background. @param topics as of `useAdminQuery` */
export function useFollowing(isFollowing: boolean, topics: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isFollowing) return undefined;
    const timer = setInterval(() => markStale(environment, topics.split(' ')), PAUSE);
    return () => clearInterval(timer);
  }, [environment, isFollowing, topics]);
}
