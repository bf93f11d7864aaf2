import type { ReactNode, RefCallback } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AdminList.module.css';
import { narrowed, type ListState } from './listState.ts';
import type { Column } from './listTypes.ts';
import { RowName } from './RowName.tsx';
import type { ListTable, ListTableRow } from './useListTable.ts';

/** What the layouts of a list's rows share. */
export interface RowsLayoutProps<Row extends object> {
  readonly title: string;
  readonly table: ListTable<Row>;
  readonly columnOf: (id: string) => Column<Row> | undefined;
  /** Position of the row that the keys act on; -1: none. */
  readonly active: number;
  /** The address of a row's detail; undefined: there is none. */
  readonly rowLink: ((row: Row) => string) | undefined;
  /** The box that selects a row; undefined: rows cannot be selected. */
  readonly checkbox: ((row: ListTableRow<Row>) => ReactNode) | undefined;
  /** The menu of a row; undefined: there is nothing to do with it. */
  readonly menu: ((row: Row) => ReactNode) | undefined;
  /** Receives the element whose children are the rows. */
  readonly body: RefCallback<HTMLElement>;
}

interface RowsTableProps<Row extends object> extends RowsLayoutProps<Row> {
  readonly state: ListState;
  readonly go: (state: ListState) => void;
}

/** The rows of a list as a table, for wide screens. */
export function RowsTable<Row extends object>({
  title,
  table,
  columnOf,
  active,
  rowLink,
  checkbox,
  menu,
  body,
  state,
  go,
}: RowsTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { sort } = state;
  return (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{title}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {checkbox !== undefined && (
                <th className={styles.check} scope="col">
                  <input
                    type="checkbox"
                    className={styles.box}
                    aria-label={t('list.selectPage')}
                    checked={table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (box !== null) box.indeterminate = table.getIsSomeRowsSelected();
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map((header) => {
                const column = columnOf(header.column.id);
                return (
                  <th
                    key={header.id}
                    scope="col"
                    className={cx(column?.isFigure && styles.figure)}
                    aria-sort={
                      column?.sort !== undefined && sort?.field === column.sort
                        ? sort.isDescending
                          ? 'descending'
                          : 'ascending'
                        : undefined
                    }
                  >
                    {column === undefined ? null : column.sort === undefined ? (
                      t(column.title)
                    ) : (
                      <SortButton field={column.sort} title={t(column.title)} state={state} go={go} />
                    )}
                  </th>
                );
              })}
              {menu !== undefined && (
                <th className={styles.menu} scope="col">
                  <span className={styles.hidden}>{t('list.actions')}</span>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {table.getRowModel().rows.map((row, index) => (
            <tr
              key={row.id}
              data-row
              tabIndex={-1}
              className={cx(index === active && styles.active, row.getIsSelected() && styles.selected)}
            >
              {checkbox !== undefined && <td className={styles.check}>{checkbox(row)}</td>}
              {row.getVisibleCells().map((cell, position) => {
                const isFigure = columnOf(cell.column.id)?.isFigure === true;
                const content = <table.FlexRender cell={cell} />;
                return position === 0 ? (
                  <th key={cell.id} scope="row" className={styles.name}>
                    <RowName to={rowLink?.(row.original)}>{content}</RowName>
                  </th>
                ) : (
                  <td key={cell.id} className={cx(isFigure && styles.figure)}>
                    {content}
                  </td>
                );
              })}
              {menu !== undefined && <td className={styles.menu}>{menu(row.original)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SortButtonProps {
  readonly field: string;
  readonly title: string;
  readonly state: ListState;
  readonly go: (state: ListState) => void;
}

/** A column's heading that sorts: ascending, descending, as by default. */
function SortButton({ field, title, state, go }: SortButtonProps) {
  const current = state.sort?.field === field ? state.sort : null;
  const next =
    current === null
      ? { field, isDescending: false }
      : current.isDescending
        ? null
        : { field, isDescending: true };
  return (
    <button type="button" className={styles.sort} onClick={() => go(narrowed(state, { sort: next }))}>
      {title}
      <Icon
        name="arrow-down"
        size={14}
        className={cx(
          styles.arrow,
          current !== null && styles.sorted,
          current?.isDescending === false && styles.up,
        )}
      />
    </button>
  );
}
