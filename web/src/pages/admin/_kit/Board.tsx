import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import styles from './Board.module.css';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { WIDE } from './wide.ts';

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
}

/** A page of a column's cards. */
export interface BoardPage<Card> {
  readonly cards: readonly Card[];
  /** Cursor of the next page; null: it is the last one. */
  readonly next: string | null;
}

/** What the component of a column's data is given: it reads a page by `useAdminQuery` and hands it on. */
export interface BoardDataProps<Card> {
  readonly column: string;
  /** Cursor after which the page starts; null: the first page. */
  readonly after: string | null;
  readonly children: (page: BoardPage<Card>) => ReactNode;
}

interface BoardProps<Card> {
  /** Names the board for screen readers. */
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  readonly Data: ComponentType<BoardDataProps<Card>>;
  /** The data are others: columns start at their first page. */
  readonly dataKey: string;
  readonly cardId: (card: Card) => string;
  /** Name of a card for screen readers. */
  readonly cardName: (card: Card) => string;
  readonly content: (card: Card) => ReactNode;
  /** Columns to which cards of a column may be moved; empty: to none. */
  readonly targetsOf: (column: string) => readonly string[];
  /** Asked to move a card. It stays in its column until the data say otherwise. */
  readonly onMove: (card: Card, from: string, to: string) => void;
  /** What was done last, announced to screen readers. */
  readonly announcement: string;
}

interface Held<Card> {
  readonly card: Card;
  readonly from: string;
}

/** The place of the focus within a board: arrows go from card to card. */
const CARD = '[data-card]';

/**
 * The template of boards: columns of cards that are loaded as they come into view. A card is dragged to a column to which it may move,
 * moved by Shift and an arrow, or by its menu. On narrow screens one column is shown, and chosen above it.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, columns, targetsOf, onMove, cardName, announcement } = props;
  const { t } = useTranslation('admin');
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState(columns[0]?.id ?? '');
  const [dragged, setDragged] = useState<Held<Card>>();
  const [asked, setAsked] = useState<Held<Card>>();
  const [refused, setRefused] = useState('');
  const hint = useId();
  const titleOf = (id: string): string => columns.find((column) => column.id === id)?.title ?? '';
  const shown = isWide ? columns : columns.filter(({ id }) => id === chosen);
  const allowed = dragged === undefined ? [] : targetsOf(dragged.from);

  /** Moves a card one allowed column further, or back. */
  const step = (card: Card, from: string, direction: 1 | -1): void => {
    const order = columns.map(({ id }) => id);
    const at = order.indexOf(from);
    const targets = targetsOf(from).filter((id) => (order.indexOf(id) - at) * direction > 0);
    const [to] = targets.toSorted((a, b) => (order.indexOf(a) - order.indexOf(b)) * direction);
    setRefused(to === undefined ? t('board.refused', { name: cardName(card), column: titleOf(from) }) : '');
    if (to !== undefined) onMove(card, from, to);
  };

  return (
    <>
      <p id={hint} className={styles.hint}>
        {t('board.hint')}
      </p>
      {!isWide && (
        <Field
          as="select"
          label={t('board.column')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {columns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Field>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={styles.board} tabIndex={0} aria-label={label} aria-describedby={hint}>
        {shown.map(({ id, title }) => {
          const isTarget = allowed.includes(id);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a card is moved by keys and by its menu as well
            <section
              key={id}
              className={cx(
                styles.column,
                isTarget && styles.target,
                dragged !== undefined && !isTarget && dragged.from !== id && styles.closed,
              )}
              aria-label={title}
              data-column={id}
              data-target={isTarget || undefined}
              onDragOver={(event) => {
                // Without it the browser refuses the drop.
                if (isTarget) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                setDragged(undefined);
                if (dragged !== undefined && isTarget) onMove(dragged.card, dragged.from, id);
              }}
            >
              <h2 className={styles.title}>{title}</h2>
              <Near key={props.dataKey}>
                <AdminBoundary fallback={<Waiting />} resetKey={props.dataKey}>
                  <Cards
                    {...props}
                    column={id}
                    after={null}
                    onStep={step}
                    onDrag={setDragged}
                    onAsk={setAsked}
                  />
                </AdminBoundary>
              </Near>
            </section>
          );
        })}
      </section>
      <VisuallyHidden>
        <output>{refused === '' ? announcement : refused}</output>
      </VisuallyHidden>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === undefined ? '' : t('board.moveOf', { name: cardName(asked.card) })}
        size="sm"
      >
        <div className={styles.choices}>
          {asked !== undefined &&
            targetsOf(asked.from).map((to) => (
              <Button
                key={to}
                variant="secondary"
                wide
                onClick={() => {
                  setAsked(undefined);
                  onMove(asked.card, asked.from, to);
                }}
              >
                {titleOf(to)}
              </Button>
            ))}
        </div>
      </Dialog>
    </>
  );
}

interface CardsProps<Card> extends BoardProps<Card> {
  readonly column: string;
  readonly after: string | null;
  readonly onStep: (card: Card, from: string, direction: 1 | -1) => void;
  readonly onDrag: (held: Held<Card> | undefined) => void;
  readonly onAsk: (held: Held<Card>) => void;
}

/** A page of a column, and the pages after it as they come into view. */
function Cards<Card>(props: CardsProps<Card>) {
  const { column, after, Data, cardId, cardName, content, targetsOf, onStep, onDrag, onAsk } = props;
  const { t } = useTranslation('admin');
  const canMove = targetsOf(column).length > 0;
  return (
    <Data column={column} after={after}>
      {({ cards, next }) => (
        <>
          {cards.length === 0 && after === null && <p className={styles.empty}>{t('board.empty')}</p>}
          <ul className={styles.cards}>
            {cards.map((card) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its link and button
              <li
                key={cardId(card)}
                className={cx(styles.card, canMove && styles.movable)}
                data-card={cardId(card)}
                draggable={canMove}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', cardName(card));
                  onDrag({ card, from: column });
                }}
                onDragEnd={() => onDrag(undefined)}
                onKeyDown={(event) => {
                  const direction = sideOf(event);
                  if (event.shiftKey && direction !== null) {
                    event.preventDefault();
                    if (canMove) onStep(card, column, direction);
                  } else if (!event.shiftKey) walk(event, direction);
                }}
              >
                {content(card)}
                {canMove && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('board.moveOf', { name: cardName(card) })}
                    onClick={() => onAsk({ card, from: column })}
                  >
                    {t('board.move')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {next !== null && (
            <Near key={next}>
              <AdminBoundary fallback={<Waiting />} resetKey={next}>
                <Cards {...props} after={next} />
              </AdminBoundary>
            </Near>
          )}
        </>
      )}
    </Data>
  );
}

/** Which way an arrow points along the columns: 1 to the next one; null: it is no such arrow. */
function sideOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): 1 | -1 | null {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

/** Moves the focus by an arrow: up and down within the column, else to the column beside it. */
function walk(event: KeyboardEvent<HTMLElement>, side: 1 | -1 | null): void {
  const card = event.currentTarget;
  const column = card.closest('[data-column]');
  const focus = (target: Element | null | undefined): void => {
    const control = target?.querySelector<HTMLElement>('a, button');
    if (control == null) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  if (side !== null) {
    const beside = side === 1 ? column?.nextElementSibling : column?.previousElementSibling;
    focus(beside?.querySelector(CARD));
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const cards = [...(column?.querySelectorAll(CARD) ?? [])];
    focus(cards[cards.indexOf(card) + (event.key === 'ArrowDown' ? 1 : -1)]);
  }
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy className={styles.cards}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="7rem" radius="lg" />
      <Skeleton height="7rem" radius="lg" />
    </div>
  );
}

/** Renders its content once it comes near the window, and leaves it there. */
function Near({ children }: { readonly children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={mark} className={styles.mark} />;
}
