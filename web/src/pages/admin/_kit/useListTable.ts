import { useMemo, useState } from 'react';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import type { Column } from './listTypes.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

const NO_ROWS_SELECTED: RowSelectionState = {};

interface ListTableOptions<Row> {
  readonly columns: readonly Column<Row>[];
  /** Columns that are shown. */
  readonly shown: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Query of the page's address: a selection belongs to the page that is shown. */
  readonly query: string;
  /** Rows may be taken out of a selection of all entries: they are its exceptions. */
  readonly takesExceptions: boolean;
}

/** The table of a list's page with the selection of its rows, which may extend to the entries of all pages. */
export function useListTable<Row extends object>({
  columns,
  shown,
  rows,
  rowId,
  query,
  takesExceptions,
}: ListTableOptions<Row>) {
  const [selection, setSelection] = useState({ query, rows: NO_ROWS_SELECTED, isAll: false });
  const rowSelection = selection.query === query ? selection.rows : NO_ROWS_SELECTED;
  const isAll = selection.query === query && selection.isAll;

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.title,
        cell: ({ row }) => column.cell(row.original),
      })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown.some((one) => one.id === id)])),
    [columns, shown],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: (change) =>
      setSelection(({ query: before, rows: selected, isAll: wasAll }) => ({
        query,
        rows: typeof change === 'function' ? change(before === query ? selected : NO_ROWS_SELECTED) : change,
        // Rows that are taken out again are exceptions.
        isAll: before === query && wasAll && takesExceptions,
      })),
  });
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  return {
    table,
    selected,
    isAll,
    /** Ids of the page's rows that a selection of all entries leaves out. */
    except: isAll ? rows.filter((row) => !selected.includes(row)).map(rowId) : [],
    selectAll: (): void => setSelection({ query, rows: rowSelection, isAll: true }),
    deselect: (): void => setSelection({ query, rows: NO_ROWS_SELECTED, isAll: false }),
  };
}

/** The table of a list's page. */
export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>['table'];
/** A row of it. */
export type ListTableRow<Row extends object> = ReturnType<ListTable<Row>['getRowModel']>['rows'][number];
