import {
  Fragment,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useShortcuts } from '../_kit/keys.tsx';
import { useUnsavedChanges } from '../_kit/leaving.tsx';
import type { Problem } from '../_kit/problems.ts';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { PRODUCT_PROBLEMS } from '../../../../../gateway/contract/rules/products.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import { useProductProblem } from '../_kit/useProductProblem.ts';
import styles from './Grid.module.css';
import {
  GRID_COLUMNS,
  isEditable,
  readCell,
  rowProblem,
  showCell,
  type GridField,
  type GridProduct,
} from './gridCells.ts';
import {
  edited,
  editedFields,
  NO_EDITS,
  rebased,
  redone,
  saved,
  shownValues,
  undone,
  type CellEdit,
  type GridHistory,
} from './gridEdits.ts';
import { cellId, GridRow, type RowProblems } from './GridRow.tsx';
import { readTsv, writeTsv } from './tsv.ts';
import { useGridSave, type Refusal } from './useGridSave.ts';

/** Heights of rows in pixels: as usual, and with a problem below the value. */
const ROW = 40;
const WRONG_ROW = 84;

/** A place in the grid. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** The active cell, and the opposite corner of what is selected. */
interface Selection {
  readonly active: Place;
  readonly corner: Place;
}

const at = (row: number, column: number): Selection => ({
  active: { row, column },
  corner: { row, column },
});
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
/** All columns together; without a width of its own the table would be as wide as its longest texts. */
const TABLE: CSSProperties = {
  inlineSize: `calc(var(--name) + ${GRID_COLUMNS.reduce((sum, { width = 0 }) => sum + width, 0)}rem)`,
};
const LAST_COLUMN = GRID_COLUMNS.length - 1;

/** The rows and columns between the corners of a selection. */
const rangeOf = ({ active, corner }: Selection) => ({
  top: Math.min(active.row, corner.row),
  bottom: Math.max(active.row, corner.row),
  from: Math.min(active.column, corner.column),
  to: Math.max(active.column, corner.column),
});

/** The rows that are out of sight, as one of their height (pixels). */
function Gap({ size }: { readonly size: number }) {
  return size > 0 && <tr aria-hidden style={{ blockSize: size }} />;
}

interface GridEditorProps {
  readonly products: readonly GridProduct[];
}

/**
 * The grid: the pattern `grid` of ARIA with one tab stop, whose active cell moves by the arrow keys. Rows out of sight are not in
 * the document. What is typed stays here until it is saved.
 */
export function GridEditor({ products }: GridEditorProps) {
  const { t, language, dir } = useTranslation('adminGrid');
  const id = useId();
  const canEdit = useStaff().can('CATALOGUE');
  const productProblem = useProductProblem();
  const { save, isPending } = useGridSave();
  const [history, setHistory] = useState<GridHistory>(NO_EDITS);
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal['problems']>>>({});
  const [selection, setSelection] = useState(() => at(0, 0));
  /** What the field of the active cell begins with; null: it is not edited. */
  const [editing, setEditing] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  /** The field of the active cell is open. */
  const isOpen = useRef(false);
  /** The next Tab leaves the grid. */
  const isLeaving = useRef(false);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const flags = useMemo(
    () => ({ true: t('adminProducts:state.active'), false: t('adminProducts:state.inactive') }),
    [t],
  );
  const { edits, past, future } = history;
  const changed = useMemo(() => products.filter((product) => product.id in edits), [products, edits]);
  const count = changed.reduce((sum, product) => sum + editedFields(edits, product.id).length, 0);
  useUnsavedChanges(count > 0);

  const { textOf: problemText } = useProblemText();
  const textOf = (code: string, message = '', problem: Pick<Problem, 'code' | 'stock'> = { code }): string =>
    productProblem(message) ??
    (code === 'BELOW_PRICE' ? productProblem(PRODUCT_PROBLEMS.belowPrice) : undefined) ??
    problemText([problem]);
  /** By the id of the product. */
  const problems: Readonly<Record<string, RowProblems>> = Object.fromEntries(
    changed.flatMap((product) => {
      const fields = editedFields(edits, product.id);
      const values = shownValues(product, edits);
      const found: Partial<Record<GridField, string>> = {};
      for (const problem of refusals[product.id] ?? []) {
        const { field, code, message } = problem;
        // What cannot be said of one cell is said of the first that was changed; another version concerns them all.
        const named = fields.filter((one) => field.includes(one));
        const stock = field.includes('expected') && fields.includes('stock') ? (['stock'] as const) : named;
        const places = stock.length > 0 ? stock : code === 'STALE' ? fields : fields.slice(0, 1);
        for (const place of places) found[place] ??= textOf(code, message, problem);
      }
      const between = rowProblem(values);
      if (between !== null) found[between.field] = textOf(between.problem);
      for (const field of fields) {
        const { problem } = readCell(field, values[field], flags);
        if (problem !== undefined) found[field] = textOf(problem);
      }
      return Object.keys(found).length === 0 ? [] : [[product.id, found]];
    }),
  );
  const wrong = products.flatMap((product, row) => (product.id in problems ? [row] : []));
  const wrongRows = wrong.join();

  const lastRow = products.length - 1;
  const { active } = selection;
  const activeRow = Math.min(active.row, lastRow);
  // oxlint-disable-next-line react/incompatible-library -- its rows are memoized by what they are given, not by its functions
  const virtualizer = useVirtualizer({
    count: products.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => (products[row] !== undefined && products[row].id in problems ? WRONG_ROW : ROW),
    getItemKey: (row) => products[row]?.id ?? row,
    overscan: 6,
    scrollPaddingStart: ROW,
    // The grid points at its active cell, which must therefore be in the document.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
      [activeRow],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, wrongRows]);

  const go = (next: Selection): void => {
    setSelection(next);
    virtualizer.scrollToIndex(next.active.row);
    const cell = document.getElementById(cellId(id, next.active.row, next.active.column));
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const move = (rows: number, columns: number, isExtending = false): void => {
    const row = clamp(active.row + rows, lastRow);
    const column = clamp(active.column + columns, LAST_COLUMN);
    go({ active: { row, column }, corner: isExtending ? selection.corner : { row, column } });
  };
  const apply = (cells: readonly CellEdit[]): void => {
    if (cells.length === 0 || isPending) return;
    setHistory(edited(history, cells));
    setRefusals((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([one]) => !cells.some(({ product }) => product.id === one)),
      ),
    );
    setSaid('');
  };
  /** The edit of a cell by a text; none where it cannot be edited. */
  const editOf = (row: number, column: number, typed: string): readonly CellEdit[] => {
    const product = products[row];
    const field = GRID_COLUMNS[column]?.id;
    if (product === undefined || field === undefined || !canEdit || !isEditable(product, field)) return [];
    return [{ product, field, text: readCell(field, typed, flags).text }];
  };
  /** What a cell shows. */
  const shown = (row: number, column: number): string => {
    const product = products[row];
    const field = GRID_COLUMNS[column]?.id;
    if (product === undefined || field === undefined) return '';
    if (field === 'name' || field === 'category') return product[field];
    return showCell(field, shownValues(product, edits)[field], language, flags);
  };
  const begin = (text?: string): void => {
    const present = shown(active.row, active.column);
    if (isPending || editOf(active.row, active.column, present).length === 0) return;
    if (GRID_COLUMNS[active.column]?.id === 'active') {
      // A flag is turned over; letters are no way to type it.
      if (text === undefined || text === ' ')
        apply(editOf(active.row, active.column, present === flags.true ? flags.false : flags.true));
      return;
    }
    setSelection(at(active.row, active.column));
    isOpen.current = true;
    flushSync(() => setEditing(text ?? present));
    if (text === undefined) input.current?.select();
  };
  /** Ends the editing of the active cell. */
  const end = (isTaken: boolean): void => {
    // Leaving the field is heard once more when it gives the focus back to the grid.
    if (!isOpen.current) return;
    isOpen.current = false;
    const typed = input.current?.value ?? '';
    if (isTaken) apply(editOf(active.row, active.column, typed));
    setEditing(null);
  };
  const focusGrid = (): void => grid.current?.focus({ preventScroll: true });
  /** The cell of the following tab stop, row by row; null: the grid ends there. */
  const beside = (step: 1 | -1): Selection | null => {
    const place = active.row * (LAST_COLUMN + 1) + active.column + step;
    if (place < 0 || place >= products.length * (LAST_COLUMN + 1)) return null;
    return at(Math.floor(place / (LAST_COLUMN + 1)), place % (LAST_COLUMN + 1));
  };
  const step = (next: (before: GridHistory) => GridHistory): void => {
    if (!isPending) setHistory(next);
  };
  const fillDown = (): void => {
    const { top, bottom, from, to } = rangeOf(selection);
    // One row alone is filled from the one above it.
    const source = top === bottom ? top - 1 : top;
    if (source < 0) return;
    const rows = Array.from({ length: bottom - source }, (_, index) => source + 1 + index);
    const columns = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    apply(rows.flatMap((row) => columns.flatMap((column) => editOf(row, column, shown(source, column)))));
  };
  const clear = (): void => {
    const { top, bottom, from, to } = rangeOf(selection);
    const cells: CellEdit[] = [];
    for (let row = top; row <= bottom; row += 1)
      for (let column = from; column <= to; column += 1)
        cells.push(
          ...editOf(row, column, '').filter(({ field }) => field === 'discountPrice' || field === 'tags'),
        );
    apply(cells);
  };

  // Heard below, where the cell and what is typed in it are known.
  useShortcuts([
    { keys: 'enter', label: t('admin:keys.grid.edit') },
    { keys: 'delete', label: t('admin:keys.grid.clear') },
    { keys: 'mod+d', label: t('admin:keys.grid.fill') },
    { keys: 'mod+a', label: t('admin:keys.grid.all') },
    { keys: 'mod+z', label: t('admin:keys.grid.undo') },
    { keys: 'mod+shift+z', label: t('admin:keys.grid.redo') },
  ]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing || event.altKey) return;
    const take = (run: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    if (editing !== null) {
      // What is typed belongs to what is saved.
      if (isMod && event.code === 'KeyS') flushSync(() => end(true));
      else if (key === 'Escape') take(() => [end(false), focusGrid()]);
      else if (key === 'Enter')
        take(() => {
          end(true);
          move(shiftKey ? -1 : 1, 0);
          focusGrid();
        });
      else if (key === 'Tab') {
        const next = beside(shiftKey ? -1 : 1);
        take(() => {
          end(true);
          if (next !== null) go(next);
          focusGrid();
        });
      }
      return;
    }
    const forward = dir === 'rtl' ? -1 : 1;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2);
    if (key === 'Tab') {
      const next = isLeaving.current ? null : beside(shiftKey ? -1 : 1);
      isLeaving.current = false;
      if (next !== null) take(() => go(next));
      return;
    }
    isLeaving.current = key === 'Escape';
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [isMod ? lastRow : 1, 0],
      ArrowUp: [isMod ? -lastRow : -1, 0],
      ArrowRight: [0, forward],
      ArrowLeft: [0, -forward],
      PageDown: [page, 0],
      PageUp: [-page, 0],
      Home: [isMod ? -lastRow : 0, -LAST_COLUMN],
      End: [isMod ? lastRow : 0, LAST_COLUMN],
    };
    const way = steps[key];
    if (way !== undefined) take(() => move(...way, shiftKey));
    else if (key === 'Escape') setSaid(t('leave'));
    else if (isMod) {
      const letter = event.code.replace('Key', '').toLowerCase();
      if (letter === 'd') take(fillDown);
      else if (letter === 'z' || key === 'z') take(() => step(shiftKey ? redone : undone));
      else if (letter === 'y' || key === 'y') take(() => step(redone));
      else if (letter === 'a' || key === 'a')
        take(() =>
          setSelection({
            active,
            corner: active.row === 0 ? { row: lastRow, column: LAST_COLUMN } : { row: 0, column: 0 },
          }),
        );
    } else if (key === 'Enter' || key === 'F2') take(() => begin());
    else if (key === 'Delete' || key === 'Backspace') take(clear);
    else if (key.length === 1) take(() => begin(key));
  };
  const placeOf = ({ target }: { readonly target: EventTarget }): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    return cell === null
      ? null
      : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
  };
  const onPointerDown = (event: PointerEvent): void => {
    const place = placeOf(event);
    if (place === null || event.target === input.current) return;
    const isSame = place.row === active.row && place.column === active.column;
    // The field of another cell is left by the focus, which takes what was typed.
    if (event.pointerType === 'mouse') event.preventDefault();
    end(true);
    focusGrid();
    if (isSame && event.pointerType !== 'mouse') begin();
    else setSelection({ active: place, corner: event.shiftKey ? selection.corner : place });
  };
  const onPointerOver = (event: PointerEvent): void => {
    const place = placeOf(event);
    if (place !== null && editing === null && event.pointerType === 'mouse' && event.buttons === 1)
      setSelection({ active: place, corner: selection.corner });
  };
  const onDoubleClick = (event: MouseEvent): void => {
    if (event.target !== input.current && placeOf(event) !== null) begin();
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    const { top, bottom, from, to } = rangeOf(selection);
    const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: to - from + 1 }, (__, column) => shown(top + row, from + column)),
    );
    event.clipboardData.setData('text/plain', writeTsv(rows));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    event.preventDefault();
    const rows = readTsv(event.clipboardData.getData('text/plain'));
    const { top, bottom, from, to } = rangeOf(selection);
    const only = rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : undefined;
    const cells: CellEdit[] = [];
    if (only !== undefined)
      for (let row = top; row <= bottom; row += 1)
        for (let column = from; column <= to; column += 1) cells.push(...editOf(row, column, only));
    else
      for (const [row, texts] of rows.entries())
        for (const [column, text] of texts.entries()) cells.push(...editOf(top + row, from + column, text));
    apply(cells);
    const width = Math.max(1, ...rows.map(({ length }) => length));
    if (only === undefined && rows.length > 0)
      setSelection({
        active: { row: top, column: from },
        corner: { row: clamp(top + rows.length - 1, lastRow), column: clamp(from + width - 1, LAST_COLUMN) },
      });
    const surplus = top + rows.length - products.length;
    if (surplus > 0) setSaid(t('surplus', { count: surplus }));
  };
  const submit = (): void => {
    const first = wrong.find((row) => {
      const product = products[row];
      // What the server refused may be sent again, on what it is based now.
      return product !== undefined && !(product.id in refusals);
    });
    const product = first === undefined ? undefined : products[first];
    if (first !== undefined && product !== undefined) {
      const column = GRID_COLUMNS.findIndex((one) => one.id in (problems[product.id] ?? {}));
      go(at(first, Math.max(0, column)));
      focusGrid();
      setSaid(t('fix', { count: wrong.length }));
      return;
    }
    setSaid('');
    void save(changed, edits, ({ saved: done, refused }) => {
      setHistory((before) =>
        rebased(
          saved(before, done),
          refused.flatMap(({ present }) => (present === null ? [] : [present])),
        ),
      );
      setRefusals((before) => ({
        ...before,
        ...Object.fromEntries(refused.map((one) => [one.id, one.problems])),
      }));
    });
  };

  const { top, bottom, from, to } = rangeOf(selection);
  const items = virtualizer.getVirtualItems();
  return (
    <>
      <div className={styles.tools}>
        <p id={`${id}help`} className={styles.help}>
          {t('help')}
        </p>
        <Button size="sm" variant="ghost" disabled={past.length === 0} onClick={() => step(undone)}>
          {t('undo')}
        </Button>
        <Button size="sm" variant="ghost" disabled={future.length === 0} onClick={() => step(redone)}>
          {t('redo')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="arrow-down" size={16} />}
          disabled={!canEdit || bottom === 0}
          onClick={fillDown}
        >
          {t('fill')}
        </Button>
      </div>
      <div ref={scroller} className={styles.scroll}>
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what the pattern is made of
          role="grid"
          tabIndex={0}
          aria-label={t('label')}
          aria-describedby={`${id}help`}
          aria-rowcount={products.length + 1}
          aria-colcount={GRID_COLUMNS.length}
          aria-multiselectable
          aria-readonly={!canEdit}
          aria-busy={isPending || undefined}
          aria-activedescendant={cellId(id, activeRow, active.column)}
          className={styles.grid}
          style={TABLE}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerOver={onPointerOver}
          onDoubleClick={onDoubleClick}
          onCopy={onCopy}
          onPaste={onPaste}
          onBlur={({ target }: FocusEvent) => {
            if (target === input.current) end(true);
          }}
        >
          <colgroup>
            {GRID_COLUMNS.map(({ id: column, width }) => (
              <col
                key={column}
                className={styles.nameColumn}
                style={width === undefined ? undefined : { inlineSize: `${width}rem` }}
              />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {GRID_COLUMNS.map(({ id: column, title, isFigure }, index) => (
                <th
                  key={column}
                  scope="col"
                  aria-colindex={index + 1}
                  className={cx(isFigure && styles.figure, index === 0 && styles.name)}
                >
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ index, start, size }, position) => {
              const product = products[index];
              if (product === undefined) return null;
              const isSelected = index >= top && index <= bottom;
              return (
                <Fragment key={product.id}>
                  <Gap size={start - (items[position - 1]?.end ?? 0)} />
                  <GridRow
                    grid={id}
                    index={index}
                    product={product}
                    edits={edits[product.id]}
                    problems={problems[product.id]}
                    flags={flags}
                    canEdit={canEdit}
                    from={isSelected ? from : -1}
                    to={isSelected ? to : -1}
                    active={index === activeRow ? active.column : -1}
                    editing={index === activeRow ? editing : null}
                    input={input}
                    height={size}
                  />
                </Fragment>
              );
            })}
            <Gap size={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <output className={styles.said}>{said}</output>
      <SaveBar
        form={{
          count,
          reset: () => {
            setHistory(NO_EDITS);
            setRefusals({});
            setSaid('');
          },
        }}
        isPending={isPending}
        onSave={submit}
      />
    </>
  );
}
