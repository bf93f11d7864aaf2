import { memo, type RefObject } from 'react';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Grid.module.css';
import {
  GRID_COLUMNS,
  isEditable,
  showCell,
  type FlagNames,
  type GridField,
  type GridProduct,
} from './gridCells.ts';
import { shownValues, type Edits, type RowEdits } from './gridEdits.ts';

/** What is wrong with the cells of a row, as text. */
export type RowProblems = Readonly<Partial<Record<GridField, string>>>;

/** Id of a cell, to which the grid points as the active one. */
export const cellId = (grid: string, row: number, column: number): string => `${grid}${row}-${column}`;

interface GridRowProps {
  readonly grid: string;
  readonly index: number;
  readonly product: GridProduct;
  readonly edits: RowEdits | undefined;
  readonly problems: RowProblems | undefined;
  readonly flags: FlagNames;
  readonly canEdit: boolean;
  /** Selected columns, from and to; -1: none. */
  readonly from: number;
  readonly to: number;
  /** The active column; -1: the row is not the active one. */
  readonly active: number;
  /** What the field of the active cell begins with; null: it is not edited. */
  readonly editing: string | null;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Height in pixels. */
  readonly height: number;
}

/** One product of the grid. Its events are the grid's: a row that did not change is not rendered again. */
export const GridRow = memo(function GridRow({
  grid,
  index,
  product,
  edits,
  problems,
  flags,
  canEdit,
  from,
  to,
  active,
  editing,
  input,
  height,
}: GridRowProps) {
  const { t, language } = useTranslation('adminGrid');
  const all: Edits = edits === undefined ? {} : { [product.id]: edits };
  const values = shownValues(product, all);
  return (
    <tr aria-rowindex={index + 2} style={{ blockSize: height }}>
      {GRID_COLUMNS.map(({ id, title, isFigure }, column) => {
        const isOwn = canEdit && isEditable(product, id);
        const isActive = column === active;
        const text =
          id === 'name'
            ? product.name
            : id === 'category'
              ? product.category
              : showCell(id, values[id], language, flags);
        const problem = id === 'name' || id === 'category' ? undefined : problems?.[id];
        const isChanged = id !== 'name' && id !== 'category' && edits?.cells[id] !== undefined;
        const Cell = column === 0 ? 'th' : 'td';
        return (
          <Cell
            key={id}
            id={cellId(grid, index, column)}
            scope={column === 0 ? 'row' : undefined}
            aria-colindex={column + 1}
            aria-readonly={isOwn ? undefined : true}
            aria-selected={column >= from && column <= to}
            aria-invalid={problem === undefined ? undefined : true}
            data-row={index}
            data-column={column}
            title={isOwn ? problem : text}
            className={cx(
              styles.cell,
              column === 0 && styles.name,
              isFigure && styles.figure,
              !isOwn && styles.fixed,
              isChanged && styles.changed,
              problem !== undefined && styles.wrong,
              column >= from && column <= to && styles.selected,
              isActive && styles.active,
            )}
          >
            {isActive && editing !== null ? (
              <input
                ref={input}
                className={styles.input}
                aria-label={t('adminProducts:inline', { field: t(title), name: product.name })}
                defaultValue={editing}
                inputMode={isFigure ? 'decimal' : undefined}
                dir={isFigure || id === 'sku' ? 'ltr' : 'auto'}
                autoComplete="off"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus is
                autoFocus
              />
            ) : (
              <bdi className={styles.text}>{text}</bdi>
            )}
            {isChanged && <VisuallyHidden>{t('changed')}</VisuallyHidden>}
            {problem !== undefined && <span className={styles.problem}>{problem}</span>}
          </Cell>
        );
      })}
    </tr>
  );
});
