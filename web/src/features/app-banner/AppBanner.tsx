import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';

import { whenIdle } from '../../clock/whenIdle.ts';
import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { useBoot } from '../../document/boot.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './AppBanner.module.css';
import type { DraggableProps } from './Draggable.tsx';
import type { AppBanner_storeLinks$key } from './__generated__/AppBanner_storeLinks.graphql.ts';
import { rememberDismissed } from './dismissal.ts';

const loadDialog = () => import('./AppDialog.tsx');
/** Widths at which the banner is shown: the same as for the bottom navigation. */
const PHONE = '(max-width: 819.98px)';

/**
 * The app's banner above a phone's page; absent if no store is configured and on a device that dismissed it. The server renders
 * it, except for such a device. Dragging is loaded when the page is idle.
 */
export default function AppBanner({
  storeLinks,
}: {
  storeLinks: AppBanner_storeLinks$key | null | undefined;
}) {
  const { t } = useTranslation('app');
  const { withoutAppBanner = false } = useBoot();
  const links = useFragment(
    graphql`
      fragment AppBanner_storeLinks on StoreLinks {
        appStore
        playStore
      }
    `,
    storeLinks,
  );
  const [isGone, setGone] = useState(withoutAppBanner);
  const [Draggable, setDraggable] = useState<ComponentType<DraggableProps> | null>(null);
  const { Component: AppDialog, isOpen, preload, show, hide } = useOverlay(loadDialog);
  const { appStore, playStore } = links ?? {};
  const isShown = !isGone && Boolean(appStore ?? playStore);

  useEffect(() => {
    if (!isShown || !matchMedia(PHONE).matches) return undefined;
    let left = false;
    const load = (): void => {
      import('./Draggable.tsx').then(
        (module) => (left ? undefined : setDraggable(() => module.default)),
        // The button still dismisses it.
        () => undefined,
      );
    };
    const cancel = whenIdle(load);
    return () => {
      left = true;
      cancel();
    };
  }, [isShown]);

  if (!isShown) return null;
  const dismiss = (): void => {
    rememberDismissed();
    setGone(true);
  };
  const content = (
    <>
      <button className={styles.close} type="button" aria-label={t('close')} onClick={dismiss}>
        <Icon name="x" size={16} />
      </button>
      <Logo variant="square" decorative className={styles.logo} />
      <p className={styles.words}>
        <b className={styles.name}>{t('name')}</b>
        <span className={styles.rating}>
          <Icon name="star" size={12} className={styles.star} />
          {t('ratings')}
        </span>
      </p>
      <button
        className={styles.open}
        type="button"
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={show}
      >
        {t('open')}
      </button>
    </>
  );
  return (
    <section className={styles.banner} aria-label={t('name')} data-app-banner="">
      {Draggable ? (
        <Draggable className={styles.row ?? ''} onDismiss={dismiss}>
          {content}
        </Draggable>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {AppDialog ? (
        <AppDialog isOpen={isOpen} onClose={hide} appStore={appStore} playStore={playStore} />
      ) : null}
    </section>
  );
}
