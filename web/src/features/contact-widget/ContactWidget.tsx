import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import { whenIdle } from '../../clock/whenIdle.ts';
import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AssistantHost } from '../assistant/AssistantHost.tsx';
import { contactWays } from '../support/ways.ts';
import styles from './ContactWidget.module.css';
import type { ContactMenuProps } from './ContactMenu.tsx';
import type { ContactWidget_links$key } from './__generated__/ContactWidget_links.graphql.ts';

interface ContactWidgetProps {
  /** Null: they could not be loaded. */
  links: ContactWidget_links$key | null;
}

/**
 * The floating button with the ways to contact the shop. Its menu and its changing icon load when the page is idle. It also
 * contains the assistant's panel: mount it once per page.
 */
export default function ContactWidget({ links: key }: ContactWidgetProps) {
  const { t } = useTranslation('layout');
  const links = useFragment(
    graphql`
      fragment ContactWidget_links on StoreLinks {
        messagingApp
        messenger
        phone
      }
    `,
    key,
  );
  const ways = links ? contactWays(links) : [];
  const [Menu, setMenu] = useState<ComponentType<ContactMenuProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  const root = useRef<HTMLElement>(null);
  const load = useCallback((): void => {
    import('./ContactMenu.tsx').then(
      (module) => setMenu(() => module.ContactMenu),
      // The next touch tries again.
      () => undefined,
    );
  }, []);
  useEffect(() => whenIdle(load), [load]);

  return (
    <>
      <aside ref={root} className={styles.widget} aria-label={t('widget.label')}>
        {links?.phone != null && (
          <a className={styles.phone} href={ways.find(({ key: way }) => way === 'call')?.href}>
            <Icon name="phone" size={20} />
            <bdi dir="ltr">{links.phone}</bdi>
          </a>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={t('widget.label')}
          aria-expanded={isOpen}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            load();
            setOpen(!isOpen);
          }}
        >
          <Icon
            key={shown}
            name={isOpen ? 'x' : (ways[shown]?.icon ?? 'message-circle')}
            size={24}
            className={styles.icon}
          />
        </button>
        {Menu && (
          <Menu
            ways={ways}
            root={root}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onTick={() => setShown((before) => (before + 1) % Math.max(1, ways.length))}
          />
        )}
      </aside>
      <AssistantHost />
    </>
  );
}
