import { useEffect, useRef, useState, type RefCallback } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { usePagePending } from '../../../page/usePagePending.ts';
import styles from './AdminList.module.css';
import { BulkBar } from './BulkBar.tsx';
import { useShortcuts } from './keys.tsx';
import { ListFoot } from './ListFoot.tsx';
import { listKey, pageBefore, rememberList, rememberPage, type ListState } from './listState.ts';
import type { AdminListProps, BulkAction, Column, ListPage, ListRequest, RowAction } from './listTypes.ts';
import { NoRows } from './NoRows.tsx';
import { RowMenu } from './RowMenu.tsx';
import { RowsBeside } from './RowsBeside.tsx';
import { RowsCards } from './RowsCards.tsx';
import { RowsTable, type RowsLayoutProps } from './RowsTable.tsx';
import { useListTable } from './useListTable.ts';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { WIDE } from './wide.ts';

interface ListRowsProps<Row> extends AdminListProps<Row> {
  readonly result: ListPage<Row>;
  readonly request: ListRequest;
  readonly shown: readonly [Column<Row>, ...Column<Row>[]];
  readonly state: ListState;
  readonly go: (state: ListState, replace?: boolean) => void;
}

/** A page of a list: its rows in the layout that fits, what can be done with them, and the keys that act on them. */
export function ListRows<Row extends object>({
  title,
  shown,
  columns,
  state,
  go,
  result,
  request,
  rowId,
  rowName,
  rowLink,
  bulk: offered,
  rowActions,
  empty,
  beside,
  filters,
  Data,
}: ListRowsProps<Row>) {
  const { t } = useTranslation('admin');
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE);
  const isPending = usePagePending();
  const { after, page } = state;
  const { rows, total, hasNext, endCursor, isTotalCapped = false } = result;
  const path = beside?.path ?? pathname;
  const isNarrow = beside?.isOpen === true;
  // Beside an open entry, the keys and the buttons are that entry's.
  const bulk = isNarrow ? undefined : offered;

  const key = listKey(path, state);
  useEffect(() => rememberPage(key, page, after), [key, page, after]);
  const links = rowLink === undefined ? undefined : rows.map(rowLink);
  const linked = links?.join('\n');
  useEffect(() => {
    if (linked !== undefined) rememberList(path + query, linked === '' ? [] : linked.split('\n'));
  }, [path, query, linked]);

  const { table, selected, isAll, except, selectAll, deselect } = useListTable({
    columns,
    shown,
    rows,
    rowId,
    query,
    takesExceptions: bulk?.some((action) => action.takesExceptions === true) === true,
  });
  const [isRunning, setRunning] = useState(false);

  /** The row that the keys act on. */
  const [active, setActive] = useState(-1);
  const rowsElement = useRef<HTMLElement>(null);
  const bulkBar = useRef<HTMLElement>(null);
  const opened = isNarrow ? (links?.findIndex((link) => link.split('?')[0] === pathname) ?? -1) : -1;
  const move = (step: 1 | -1): void => {
    if (isNarrow) {
      const link = links?.[opened + step] ?? (opened === -1 ? links?.[0] : undefined);
      if (link !== undefined) navigate(link, { replace: true, preventScrollReset: true });
      return;
    }
    const to = Math.min(Math.max(active + step, 0), rows.length - 1);
    setActive(to);
    const row = rowsElement.current?.querySelectorAll<HTMLElement>('[data-row]')[to];
    // Tab goes on from there, to the row's own controls.
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const isOffered = (action: BulkAction<Row>): boolean =>
    !isAll || (action.runAll !== undefined && (except.length === 0 || action.takesExceptions === true));
  /** Whether entries of other pages can be selected as well. */
  const hasMore =
    !isAll &&
    table.getIsAllRowsSelected() &&
    (hasNext || page > 1) &&
    bulk?.some(({ runAll }) => runAll !== undefined) === true;
  const perform = async (action: BulkAction<Row>): Promise<void> => {
    if (selected.length === 0 || isRunning || !isOffered(action)) return;
    const { run, runAll } = action;
    setRunning(true);
    await (isAll
      ? runAll?.({
          request,
          total: total === undefined || isTotalCapped ? null : total - except.length,
          except,
        })
      : run(selected));
    setRunning(false);
    deselect();
  };
  /** What the menu of a row offers. */
  const menuOf = (row: Row): readonly RowAction[] => [
    ...(rowActions?.(row) ?? []),
    ...(bulk ?? []).flatMap(({ label, variant, run, isForSeveral }): RowAction[] =>
      isForSeveral === true
        ? []
        : [{ label, ...(variant === 'danger' && { variant }), run: () => run([row]) }],
    ),
  ];
  const activeLink = links?.[active];
  const activeRow = table.getRowModel().rows[active];
  const next = hasNext && endCursor != null ? () => go({ ...state, after: endCursor, page: page + 1 }) : null;
  const before = page > 1 ? () => go({ ...state, ...pageBefore(key, page) }) : null;
  useShortcuts([
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
    ...(rowLink === undefined || isNarrow
      ? []
      : [
          {
            keys: 'enter',
            label: t('keys.open'),
            run: () => {
              if (activeLink !== undefined) navigate(activeLink);
            },
          },
        ]),
    ...(bulk === undefined
      ? []
      : [
          { keys: 'x', label: t('keys.select'), run: () => activeRow?.toggleSelected() },
          { keys: 'space', label: t('keys.select'), run: () => activeRow?.toggleSelected() },
          {
            keys: 'shift+a',
            label: t('keys.selectPage'),
            run: () => (hasMore ? selectAll() : table.toggleAllRowsSelected()),
          },
          {
            keys: 'm',
            label: t('keys.bulk'),
            run: () => bulkBar.current?.querySelector<HTMLElement>('button:enabled')?.focus(),
            works: () => selected.length > 0,
          },
          ...bulk.flatMap((action) =>
            action.keys === undefined
              ? []
              : [{ keys: action.keys, label: action.label, run: () => void perform(action) }],
          ),
        ]),
    ...(next === null ? [] : [{ keys: 'n', label: t('list.next'), run: next }]),
    ...(before === null ? [] : [{ keys: 'p', label: t('list.previous'), run: before }]),
  ]);

  if (rows.length === 0)
    return <NoRows empty={empty} filters={filters} Data={Data} request={request} state={state} go={go} />;

  const body: RefCallback<HTMLElement> = (element) => {
    rowsElement.current = element;
  };
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hasMenu = !isNarrow && (bulk !== undefined || rowActions !== undefined);
  const layout: RowsLayoutProps<Row> = {
    title,
    table,
    columnOf: (id) => byId.get(id),
    active,
    body,
    rowLink,
    checkbox:
      bulk === undefined
        ? undefined
        : (row) => (
            <input
              type="checkbox"
              className={styles.box}
              aria-label={t('list.selectRow', { name: rowName(row.original) })}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          ),
    menu: hasMenu ? (row) => <RowMenu name={rowName(row)} actions={menuOf(row)} /> : undefined,
  };

  return (
    <div className={cx(isPending && styles.pending)} aria-busy={isPending || undefined}>
      {beside !== undefined && isNarrow ? (
        <RowsBeside
          title={title}
          rows={rows}
          rowId={rowId}
          entry={beside.row}
          linkOf={(index) => links?.[index] ?? path}
          opened={opened}
          body={body}
        />
      ) : isWide ? (
        <RowsTable {...layout} state={state} go={go} />
      ) : (
        <RowsCards {...layout} />
      )}
      <ListFoot result={result} state={state} go={go} next={next} before={before} isNarrow={isNarrow} />
      {bulk !== undefined && selected.length > 0 && (
        <BulkBar
          ref={bulkBar}
          actions={bulk}
          selectedCount={selected.length}
          isAll={isAll}
          total={total}
          isTotalCapped={isTotalCapped}
          exceptCount={except.length}
          onSelectAll={hasMore ? selectAll : null}
          onDeselect={deselect}
          isRunning={isRunning}
          isOffered={isOffered}
          onRun={(action) => void perform(action)}
        />
      )}
    </div>
  );
}
