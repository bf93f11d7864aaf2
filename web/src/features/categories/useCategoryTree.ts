import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useBoot } from '../../document/boot.ts';
import type { CategoryTree } from './loadCategoryTree.ts';

interface CategoryTreeState {
  /** All top-level categories with their descendants; undefined until loaded. */
  tree: readonly CategoryTree[] | undefined;
  failed: boolean;
  /** Starts loading; does nothing while loading or when loaded. After a failure it tries again. */
  load: () => void;
}

/** The whole category tree, loaded when `load` is first called: no page includes data that only an open panel shows. */
export function useCategoryTree(): CategoryTreeState {
  const environment = useRelayEnvironment();
  const { language } = useBoot();
  const [tree, setTree] = useState<readonly CategoryTree[]>();
  const [failed, setFailed] = useState(false);
  /** Cancels the request; null: nothing is loaded or loading. */
  const stop = useRef<(() => void) | null>(null);

  const load = useCallback(() => {
    if (stop.current) return;
    setFailed(false);
    let isStopped = false;
    stop.current = () => (isStopped = true);
    const fail = (): void => {
      if (isStopped) return;
      stop.current = null;
      setFailed(true);
    };
    const start = async (): Promise<void> => {
      const { loadCategoryTree } = await import('./loadCategoryTree.ts');
      if (isStopped) return;
      const subscription = loadCategoryTree(environment, language, setTree, fail);
      stop.current = () => subscription.unsubscribe();
    };
    start().catch(fail);
  }, [environment, language]);

  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );
  return { tree, failed, load };
}
