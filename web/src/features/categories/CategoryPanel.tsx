import { Icon } from '../../design/Icon.tsx';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { graphql, useFragment } from 'react-relay';

import { Link } from '../../navigation/Link.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { paths } from '../../paths.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './CategoryPanel.module.css';
import type { CategoryPanel_categories$key } from './__generated__/CategoryPanel_categories.graphql.ts';
import { createHoverIntent } from './hoverIntent.ts';
import { useCategoryTree } from './useCategoryTree.ts';

const loadContent = () => import('./CategoryPanelContent.tsx');

interface CategoryPanelProps {
  categories: CategoryPanel_categories$key;
  /** `page`: 9, 10 or 12 categories by the screen's height, the panel overlays the content next to it; `menu`: all of them. */
  variant: 'page' | 'menu';
  /** Called when a link of the panel was followed. */
  onLeave?: () => void;
}

/**
 * Top categories; hovering or focusing one opens its sub-categories next to the list. Up and down move through the list, the
 * arrow towards the panel enters it, the arrow back and Escape leave it.
 */
export default function CategoryPanel({ categories, variant, onLeave }: CategoryPanelProps) {
  const list = useFragment(
    graphql`
      fragment CategoryPanel_categories on Category @relay(plural: true) {
        id
        name(language: $language)
        path
        icon
      }
    `,
    categories,
  );
  const { tree, failed, load } = useCategoryTree();
  const { Component: Content, preload } = useOverlay(loadContent);
  const prepare = (): void => {
    load();
    preload();
  };
  const [openId, setOpenId] = useState<string | null>(null);
  const intent = useMemo(() => createHoverIntent<string>(setOpenId), []);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => intent.dispose, [intent]);
  // The arrow towards a panel whose code is still on its way enters it when it is there.
  const isEntering = useRef(false);
  useEffect(() => {
    if (Content && isEntering.current) root.current?.querySelector<HTMLElement>('section a')?.focus();
    isEntering.current = false;
  }, [Content]);

  const open = list.find((category) => category.id === openId);
  const follow = (): void => {
    intent.close();
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const element = root.current;
    if (!element) return;
    const target = nextFocus(event, element, openId);
    const closes = event.key === 'Escape' && openId !== null;
    isEntering.current = !Content && openId !== null && event.key === arrowsOf(element).forward;
    if (!closes && !target && !isEntering.current) return;
    event.preventDefault();
    target?.focus();
    if (closes) {
      // In a menu the first Escape closes the panel, the second the menu. After focusing, which opens it.
      event.stopPropagation();
      intent.close();
    }
  };
  // Events of all descendants bubble up to it.
  const within = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') intent.leave();
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      isEntering.current = false;
      intent.leave();
    },
    onKeyDown,
  };
  const over = { onPointerEnter: intent.stay, onFocus: intent.stay };

  return (
    <div ref={root} className={styles.root} data-variant={variant} {...within}>
      <ul className={styles.list}>
        {list.slice(0, variant === 'page' ? 12 : undefined).map((category) => (
          <li key={category.id}>
            <Link
              className={styles.item}
              to={paths.category(category.path)}
              data-category={category.id}
              aria-expanded={category.id === openId}
              aria-controls={category.id === openId ? panelId : undefined}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'touch') intent.enter(category.id);
              }}
              onFocus={() => intent.enter(category.id)}
              onClick={follow}
            >
              <span className={styles.icon}>
                <CategoryIcon name={category.icon} />
              </span>
              <span className={styles.label}>{category.name}</span>
              <Icon name="chevron-right" className={styles.chevron} size={16} />
            </Link>
          </li>
        ))}
      </ul>
      {open && Content ? (
        <Content
          id={panelId}
          variant={variant}
          name={open.name}
          path={open.path}
          isOver={over}
          category={tree?.find((category) => category.id === open.id)}
          failed={failed}
          onRetry={load}
          onLeave={follow}
        />
      ) : null}
    </div>
  );
}

/** The arrow keys towards the panel and back. */
function arrowsOf(root: HTMLElement): { forward: string; back: string } {
  return getComputedStyle(root).direction === 'rtl'
    ? { forward: 'ArrowLeft', back: 'ArrowRight' }
    : { forward: 'ArrowRight', back: 'ArrowLeft' };
}

/** The element that a key moves the focus to within the panel's two halves; null if the key is not handled. */
function nextFocus(event: KeyboardEvent, root: HTMLElement, openId: string | null): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  const panel = root.querySelector('section');
  const items = [...root.querySelectorAll<HTMLElement>('[data-category]')].filter(
    (item) => item.offsetParent !== null,
  );
  const current = items.find((item) => item.dataset.category === openId) ?? null;
  const { forward, back } = arrowsOf(root);
  if (panel?.contains(active)) {
    if (event.key === 'Escape') return current;
    if (event.key === back && active === panel.querySelector('a')) return current;
    const links = [...panel.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(active);
    if (event.key === 'ArrowDown' || event.key === forward) return links[at + 1] ?? null;
    if (event.key === 'ArrowUp' || event.key === back) return links[at - 1] ?? null;
    return null;
  }
  const index = items.indexOf(active);
  if (index < 0) return null;
  switch (event.key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length] ?? null;
    case 'ArrowUp':
      return items.at(index - 1) ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    case forward:
      return panel?.querySelector('a') ?? null;
    default:
      return null;
  }
}
