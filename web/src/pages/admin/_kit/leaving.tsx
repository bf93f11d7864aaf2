import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { NavigateFunction, NavigateOptions } from 'react-router-dom';
import { Button } from '../../../design/static/Button.tsx';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { popBlocker } from '../../../navigation/router.ts';
import { RouterContext, useRouting } from '../../../navigation/RouterContext.ts';
import { forgetFormDraftsOf } from './formDrafts.ts';

/*
 * Links below the frame navigate by the function that is provided here, which asks first. Back and forward are refused by the
 * router's `popBlocker`, and the step is taken back. The router has no more than that, because every shopper downloads it.
 */

/** Position of the present entry in the browser's history; undefined where the browser does not tell. */
function historyIndex(): number | undefined {
  const api: unknown = Reflect.get(window, 'navigation');
  const entry: unknown =
    typeof api === 'object' && api !== null ? Reflect.get(api, 'currentEntry') : undefined;
  const index: unknown =
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'index') : undefined;
  return typeof index === 'number' ? index : undefined;
}

const LeavingContext = createContext<Set<symbol> | null>(null);

/** Asks before the page is left while `isDirty`: by a link, by back and forward, by closing the window. */
export function useUnsavedChanges(isDirty: boolean): void {
  const dirty = use(LeavingContext);
  if (dirty === null) throw new Error('A LeavingGuard is missing above this component');
  useEffect(() => {
    if (!isDirty) return undefined;
    const mark = Symbol('unsaved changes');
    dirty.add(mark);
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      dirty.delete(mark);
      removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, isDirty]);
}

/** Stands between the screens and the router: see `useUnsavedChanges`. */
export function LeavingGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { view, navigate } = useRouting();
  const [dirty] = useState(() => new Set<symbol>());
  /** The navigation that waits for a confirmation. */
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null);
  const { pathname, key } = view.location;
  const here = useRef({ pathname, key, index: historyIndex() });
  /** The answer was to leave. */
  const isAllowed = useRef(false);
  useEffect(() => {
    here.current = { pathname, key, index: historyIndex() };
    isAllowed.current = false;
  }, [pathname, key]);

  const routing = useMemo(() => {
    const guarded = ((to: string, options?: NavigateOptions) => {
      const target = new URL(to, location.href).pathname;
      // Another tab of the same page leaves its form as it is.
      if (dirty.size === 0 || target === here.current.pathname) return navigate(to, options);
      setWanted({ go: () => void navigate(to, options) });
      return undefined;
    }) as NavigateFunction;
    return { view, navigate: guarded };
  }, [view, navigate, dirty]);

  useEffect(() => {
    let isReturning = false;
    popBlocker.blocks = () => {
      if (isReturning) {
        isReturning = false;
        return true;
      }
      const { pathname: shown, index } = here.current;
      if (dirty.size === 0 || isAllowed.current || location.pathname === shown) return false;
      const now = historyIndex();
      // Where the browser does not tell, it was the way back most of the time.
      const delta = now === undefined || index === undefined ? -1 : now - index;
      isReturning = true;
      history.go(-delta);
      setWanted({
        go: () => {
          isAllowed.current = true;
          history.go(delta);
        },
      });
      return true;
    };
    return () => {
      popBlocker.blocks = undefined;
    };
  }, [dirty]);

  return (
    <LeavingContext value={dirty}>
      <RouterContext value={routing}>{children}</RouterContext>
      <Dialog
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        title={t('leaving.title')}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                const go = wanted?.go;
                setWanted(null);
                forgetFormDraftsOf(here.current.pathname);
                go?.();
              }}
            >
              {t('leaving.leave')}
            </Button>
            <Button onClick={() => setWanted(null)}>{t('leaving.stay')}</Button>
          </>
        }
      >
        {t('leaving.text')}
      </Dialog>
    </LeavingContext>
  );
}
