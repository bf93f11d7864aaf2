import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { useDisclosure } from '../../../design/static/useDisclosure.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { RowAction } from './listTypes.ts';
import styles from './RowMenu.module.css';

/** Distance of the panel from its button and from the window's edges, in pixels. */
const GAP = 4;
const MARGIN = 12;

interface RowMenuProps {
  /** Name of the row, for screen readers. */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** Menu of what can be done with one row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation('admin');
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  const panel = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number } | null>(null);
  const [isRunning, setRunning] = useState(false);

  // Below the button, or above it where there is no room; the row's end is the panel's end.
  useLayoutEffect(() => {
    if (!open) return;
    const button = root.current?.getBoundingClientRect();
    const size = panel.current?.getBoundingClientRect();
    if (button === undefined || size === undefined) return;
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    const left = isRtl ? button.left : button.right - size.width;
    const below = button.bottom + GAP;
    const top = below + size.height > innerHeight - MARGIN ? button.top - GAP - size.height : below;
    setPlace({
      top: Math.max(MARGIN, top),
      left: Math.min(Math.max(MARGIN, left), innerWidth - size.width - MARGIN),
    });
  }, [open, root]);
  // It does not move with its row.
  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      if (!(event.target instanceof Node && panel.current?.contains(event.target))) setOpen(false);
    };
    addEventListener('scroll', close, { capture: true });
    addEventListener('resize', close);
    return () => {
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('resize', close);
    };
  }, [open, setOpen]);

  if (actions.length === 0) return null;
  const perform = async (action: Extract<RowAction, { run: unknown }>): Promise<void> => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[data-disclosure]')?.focus();
    setRunning(true);
    try {
      await action.run();
    } finally {
      setRunning(false);
    }
  };
  return (
    <div ref={root}>
      <button
        type="button"
        data-disclosure
        className={styles.button}
        aria-label={t('list.actionsOf', { name })}
        aria-expanded={open}
        aria-busy={isRunning || undefined}
        onClick={() => {
          if (isRunning) return;
          setPlace(null);
          setOpen(!open);
        }}
      >
        ⋯
      </button>
      {open && (
        <ul ref={panel} className={styles.panel} style={place ?? { top: 0, left: 0, visibility: 'hidden' }}>
          {actions.map((action) => (
            <li key={action.label}>
              {'run' in action ? (
                <button
                  type="button"
                  className={cx(styles.item, action.variant === 'danger' && styles.danger)}
                  onClick={() => void perform(action)}
                >
                  {action.label}
                </button>
              ) : action.isShop === true ? (
                <a href={action.to} target="_blank" rel="noopener" className={styles.item}>
                  {action.label}
                </a>
              ) : (
                <Link to={action.to} preload={false} className={styles.item}>
                  {action.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
