import { createContext, use } from 'react';
import type { Boot } from '../document/boot.ts';
import type { QueryKeeper } from '../relay/queryKeeper.ts';

/** What routes need to request a page's data; one per browser, one per rendering on the server. */
export interface Services {
  readonly keeper: QueryKeeper;
  readonly boot: Pick<Boot, 'language' | 'seed'>;
}

/** Prefetches a page: its code and its data. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

export function usePrefetch(): Prefetch {
  return use(PrefetchContext);
}

export const KeeperContext = createContext<QueryKeeper | null>(null);

export function useKeeper(): QueryKeeper {
  const keeper = use(KeeperContext);
  if (keeper === null) throw new Error('useKeeper needs a KeeperContext above it');
  return keeper;
}
