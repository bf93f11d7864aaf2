import { useEffect, useRef, type RefObject } from 'react';
import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { useDismissal } from '../../design/static/useDismissal.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import type { ContactWay } from '../support/ways.ts';
import styles from './ContactMenu.module.css';

/** How long the button shows an icon, in milliseconds. */
export const ICON_INTERVAL = 1500;

export interface ContactMenuProps {
  ways: readonly ContactWay[];
  /** The element that contains button and menu. */
  root: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the next icon is due. A new identity has no effect. */
  onTick: () => void;
}

function Mark({ name }: { name: IconName }) {
  return (
    <span className={styles.mark}>
      <Icon name={name} size={20} />
    </span>
  );
}

/** The menu of the floating button: ways to contact a person, the contact page and the assistant. */
export function ContactMenu({ ways, root, isOpen, onClose, onTick }: ContactMenuProps) {
  const { t } = useTranslation('layout');
  useTicks(root, ways.length > 1 && !isOpen, onTick);
  useDismissal(isOpen, onClose, root, 'button');
  if (!isOpen) return null;
  return (
    <ul className={styles.menu} aria-label={t('widget.label')}>
      {ways.map(({ key, icon, href }) => (
        <li key={key}>
          <a
            className={styles.entry}
            href={href}
            onClick={onClose}
            {...(key !== 'call' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Mark name={icon} />
            {t(`widget.${key}`)}
            {key !== 'call' && <VisuallyHidden> {t('widget.external')}</VisuallyHidden>}
          </a>
        </li>
      ))}
      <li>
        <Link className={styles.entry} to={paths.contact()} onClick={onClose}>
          <Mark name="headset" />
          {t('widget.contact')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={styles.entry}
          onClick={() => {
            // The list is closed: the focus has to return to an element that stays.
            root.current?.querySelector('button')?.focus();
            onClose();
            openAssistant({ entry: 'widget' });
          }}
        >
          <Mark name="sparkles" />
          {t('widget.assistant')}
        </button>
      </li>
    </ul>
  );
}

/** Reports when the next icon is due, unless pointer or focus is on the button or under reduced motion. */
function useTicks(root: RefObject<HTMLElement | null>, active: boolean, onTick: () => void): void {
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    const element = root.current;
    if (!active || !element) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!calm.matches && !document.hidden && !element.matches(':hover, :focus-within')) tick.current();
    }, ICON_INTERVAL);
    return () => clearInterval(timer);
  }, [root, active]);
}
