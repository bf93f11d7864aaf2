import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { cx } from '../../../design/static/cx.ts';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useShortcuts } from '../_kit/keys.tsx';
import styles from './CategoryTree.module.css';
import {
  pathOf,
  placeAt,
  placeOf,
  refusalOf,
  rowsOf,
  stepFrom,
  treeOf,
  withPlace,
  type Place,
  type Step,
} from './tree.ts';
import type { CategoryTree_categories$key } from './__generated__/CategoryTree_categories.graphql.ts';

interface CategoryTreeProps {
  readonly categories: CategoryTree_categories$key;
  /** The one that is shown beside the tree. */
  readonly openId: string | undefined;
  readonly canMove: boolean;
  readonly onOpen: (id: string) => void;
  readonly onMove: (id: string, place: Place) => void;
}

/** What is carried: by the pointer it is nowhere at first. */
interface Carried {
  readonly id: string;
  readonly by: 'keys' | 'pointer';
  readonly place: Place | null;
}

const STEPS: Readonly<Partial<Record<string, Step>>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** How long letters belong to one name, in milliseconds. */
const TYPING = 700;

/**
 * The tree of categories. Arrows go through it, letters to a name, Enter opens; the space bar picks a category up and puts it down,
 * arrows carry it. The pointer drags it before, below or after another one.
 */
export function CategoryTree({ categories: key, openId, canMove, onOpen, onMove }: CategoryTreeProps) {
  const { t, language } = useTranslation('adminCategories');
  const entries = useFragment(
    graphql`
      fragment CategoryTree_categories on AdminCategory @relay(plural: true) {
        id
        name
        parentId
        active
        isVisible
        productCount
        following {
          total
          done
        }
      }
    `,
    key,
  );
  const tree = treeOf(entries);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(openId === undefined ? [] : pathOf(tree, openId).slice(0, -1)),
  );
  const [active, setActive] = useState<string | undefined>(openId);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const typed = useRef({ text: '', at: 0 });
  const shownTree =
    carried?.by === 'keys' && carried.place !== null ? withPlace(tree, carried.id, carried.place) : tree;
  const isOpen = (id: string): boolean => open.has(id) && id !== carried?.id;
  const rows = rowsOf(shownTree, isOpen);
  const focused = rows.some(({ entry }) => entry.id === active) ? active : rows[0]?.entry.id;
  const name = (id: string): string => tree.get(id)?.name ?? '';
  const refusal =
    carried === null || carried.place === null ? null : refusalOf(tree, carried.id, carried.place);

  // The carried row keeps the focus where it goes.
  useEffect(() => {
    if (carried?.by === 'keys') list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [carried]);

  const setIsOpen = (id: string, now: boolean): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (now) next.add(id);
      else next.delete(id);
      return next;
    });
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setActive(id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };
  const whereIs = (id: string, { parentId }: Place, at: typeof tree): string => {
    const siblings = at.below(parentId);
    const values = { position: siblings.findIndex((one) => one.id === id) + 1, total: siblings.length };
    return parentId === null ? t('move.atTop', values) : t('move.at', { ...values, parent: name(parentId) });
  };
  const carry = (id: string, place: Place): void => {
    const why = refusalOf(tree, id, place);
    const where = whereIs(id, place, withPlace(tree, id, place));
    setCarried({ id, by: 'keys', place });
    if (place.parentId !== null) setIsOpen(place.parentId, true);
    setSaid(why === null ? where : `${where} ${t(`refusal.${why}`)}`);
  };
  const isSame = (a: Place, b: Place): boolean => a.parentId === b.parentId && a.beforeId === b.beforeId;
  const drop = (): void => {
    if (carried === null) return;
    const { id, place } = carried;
    if (place !== null && refusal !== null) {
      setSaid(t(`refusal.${refusal}`));
      if (carried.by === 'keys') return;
    }
    setCarried(null);
    if (place === null || refusal !== null) return;
    if (isSame(place, placeOf(tree, id))) setSaid(t('move.same', { name: name(id) }));
    else {
      setSaid(t('move.dropped', { name: name(id) }));
      onMove(id, place);
    }
  };

  const onCarryKey = ({ key: pressed }: KeyboardEvent, { id, place }: Carried): boolean => {
    const isRtl = document.dir === 'rtl';
    const step =
      STEPS[pressed] ??
      (pressed === 'ArrowRight' || pressed === 'ArrowLeft'
        ? (pressed === 'ArrowRight') === isRtl
          ? 'out'
          : 'in'
        : undefined);
    if (step !== undefined && place !== null) {
      const next = stepFrom(tree, id, place, step);
      if (next === null) setSaid(t('move.end'));
      else carry(id, next);
    } else if (pressed === ' ' || pressed === 'Enter') drop();
    else if (pressed === 'Escape' || pressed === 'Tab') {
      setCarried(null);
      setSaid(t('move.cancelled', { name: name(id) }));
      return pressed === 'Escape';
    }
    return true;
  };
  useShortcuts(canMove ? [{ keys: 'space', label: t('admin:keys.carry') }] : []);
  const onTreeKey = (event: KeyboardEvent): boolean => {
    const at = rows.findIndex(({ entry }) => entry.id === focused);
    const row = rows[at];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { id } = row.entry;
    const isRtl = document.dir === 'rtl';
    const pressed =
      isRtl && event.key === 'ArrowLeft'
        ? 'ArrowRight'
        : isRtl && event.key === 'ArrowRight'
          ? 'ArrowLeft'
          : event.key;
    switch (pressed) {
      case 'ArrowDown':
        focus(rows[at + 1]?.entry.id);
        return true;
      case 'ArrowUp':
        focus(rows[at - 1]?.entry.id);
        return true;
      case 'Home':
        focus(rows[0]?.entry.id);
        return true;
      case 'End':
        focus(rows.at(-1)?.entry.id);
        return true;
      case 'ArrowRight':
        if (row.hasChildren && isOpen(id)) focus(tree.below(id)[0]?.id);
        else if (row.hasChildren) setIsOpen(id, true);
        return true;
      case 'ArrowLeft':
        if (row.hasChildren && isOpen(id)) setIsOpen(id, false);
        else focus(row.entry.parentId ?? undefined);
        return true;
      case 'Enter':
        onOpen(id);
        return true;
      case ' ': {
        if (!canMove) return true;
        const place = placeOf(tree, id);
        setCarried({ id, by: 'keys', place });
        setSaid(`${t('move.taken', { name: name(id) })} ${whereIs(id, place, tree)}`);
        return true;
      }
      default: {
        if (!/^[\p{L}\p{N}]$/u.test(pressed)) return false;
        const { text, at: last } = typed.current;
        const asked = (event.timeStamp - last < TYPING ? text : '') + pressed.toLocaleLowerCase();
        typed.current = { text: asked, at: event.timeStamp };
        const from = asked.length === 1 ? at + 1 : at;
        const found = [...rows.slice(from), ...rows.slice(0, from)].find(({ entry }) =>
          entry.name.toLocaleLowerCase().startsWith(asked),
        );
        focus(found?.entry.id);
        return true;
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (carried?.by === 'keys' ? onCarryKey(event, carried) : onTreeKey(event)) event.preventDefault();
  };
  const onDragOver = (event: DragEvent<HTMLElement>, id: string): void => {
    if (carried === null) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const place = placeAt(tree, carried.id, {
      id,
      share: (event.clientY - top) / height,
      isOpen: isOpen(id),
    });
    const why = place === null ? null : refusalOf(tree, carried.id, place);
    event.preventDefault();
    event.dataTransfer.dropEffect = place === null || why !== null ? 'none' : 'move';
    if (carried.place === null || place === null || !isSame(carried.place, place)) {
      setCarried({ ...carried, place });
      setSaid(why === null ? '' : t(`refusal.${why}`));
    }
  };

  return (
    <>
      <p id="tree-help" className={styles.help}>
        {t(canMove ? 'move.help' : 'tree.help')}
      </p>
      <ul
        ref={list}
        role="tree"
        aria-label={t('tree.label')}
        aria-describedby="tree-help"
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ entry, level, position, siblings, hasChildren }) => {
          const { id, following } = entry;
          const isCarried = carried?.id === id;
          const isTarget = carried?.by === 'pointer' && carried.place?.parentId === id;
          const isBefore = carried?.by === 'pointer' && carried.place?.beforeId === id;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the tree, for the focused item
            <li
              key={id}
              role="treeitem"
              data-id={id}
              data-level={level}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={hasChildren ? isOpen(id) : undefined}
              aria-selected={id === openId}
              tabIndex={id === focused ? 0 : -1}
              draggable={canMove}
              className={cx(
                styles.row,
                id === openId && styles.current,
                !entry.isVisible && styles.dimmed,
                isCarried && styles.carried,
                isCarried && refusal !== null && styles.refused,
                isTarget && (refusal === null ? styles.target : styles.refused),
                isBefore && styles.before,
              )}
              onClick={() => {
                setActive(id);
                onOpen(id);
              }}
              onFocus={() => {
                if (carried?.by !== 'keys') setActive(id);
              }}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', entry.name);
                setCarried({ id, by: 'pointer', place: null });
              }}
              onDragOver={(event) => onDragOver(event, id)}
              onDrop={(event) => {
                event.preventDefault();
                drop();
              }}
              onDragEnd={() => setCarried(null)}
            >
              <span
                className={cx(styles.caret, !hasChildren && styles.leaf, isOpen(id) && styles.turned)}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  setIsOpen(id, !isOpen(id));
                }}
              >
                <Icon name="chevron-right" size={16} />
              </span>
              <bdi className={styles.name}>{entry.name}</bdi>
              {!entry.active && <Badge>{t('state.inactive')}</Badge>}
              {entry.active && !entry.isVisible && <Badge>{t('state.hiddenAbove')}</Badge>}
              {following != null && (
                <Badge tone="brand">
                  {t('following.short', {
                    done: formatNumber(following.done, language),
                    total: formatNumber(following.total, language),
                  })}
                </Badge>
              )}
              <span className={styles.count}>
                {formatNumber(entry.productCount, language)}
                <VisuallyHidden> {t('tree.products')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <output aria-live="assertive" className={cx(styles.said, refusal !== null && styles.saidRefused)}>
        {said}
      </output>
    </>
  );
}
