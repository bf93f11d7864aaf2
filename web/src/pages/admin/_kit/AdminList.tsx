import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { usePagePending } from '../../../page/usePagePending.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import styles from './AdminList.module.css';
import { readColumns } from './columns.ts';
import { Culprits } from './Culprits.tsx';
import { useShortcuts } from './keys.tsx';
import { ListFiles, type ListFiles_files$key } from './ListFiles.tsx';
import { ListTools } from './ListTools.tsx';
import {
  listKey,
  narrowed,
  PAGE_SIZES,
  pageBefore,
  rememberList,
  rememberPage,
  type ListState,
} from './listState.ts';
import { ReadingContext, useReading } from '../../../relay/useAdminQuery.ts';
import { isCorePath } from '../corePaths.ts';
import { ListNews } from './ListNews.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useStaff } from './staff.tsx';
import { useDensity } from './density.ts';
import { useMedia, WIDE } from './useMedia.ts';
import { listNameOf, readViewState, writeViewState, type View } from './views.ts';
import { ViewsReader } from './ViewsReader.tsx';
import { ViewTabs } from './ViewTabs.tsx';

/** A column of a list. */
export interface Column<Row> {
  readonly id: string;
  readonly title: Key;
  readonly cell: (row: Row) => ReactNode;
  /** Field by which the server sorts; absent: it cannot. */
  readonly sort?: string;
  /** Figures stand at the line's end. */
  readonly isFigure?: boolean;
  /** Shown only when it is chosen. */
  readonly isHidden?: boolean;
}

/** A condition that the server narrows by. */
export interface Filter {
  readonly id: string;
  readonly label: Key;
  /** `choices`: one or more, which the address separates by commas (see `severalOf`). */
  readonly kind: 'choice' | 'choices' | 'text' | 'number' | 'amount' | 'date';
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: Key }[];
  /** Of a choice whose options come from the server. */
  readonly Options?: ComponentType<FilterOptionsProps>;
}

/** What the component of a filter's options is given: it reads them by `useAdminQuery` and hands them on. */
export interface FilterOptionsProps {
  readonly children: (options: readonly { readonly value: string; readonly label: string }[]) => ReactNode;
}

/** What a list asks the server for. */
export interface ListRequest extends Pick<ListState, 'search' | 'filters' | 'sort' | 'after'> {
  readonly first: number;
}

/** A page of a connection. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly endCursor: string | null | undefined;
  /** Absent: it is not counted. */
  readonly total?: number;
  /** The total is a lower bound. Default: it is exact. */
  readonly isTotalCapped?: boolean;
  /** Files of all entries that match. */
  readonly files?: ListFiles_files$key;
}

/** What the component of a list's data is given: it reads a page by `useAdminQuery` and a plural fragment, and hands it on. */
export interface ListDataProps<Row> {
  readonly request: ListRequest;
  readonly children: (page: ListPage<Row>) => ReactNode;
}

/** All entries that a list shows on all its pages. */
export interface AllMatching {
  readonly request: ListRequest;
  /** Their number without the exceptions; null: more than are counted. */
  readonly total: number | null;
  /** Ids of rows of the page that were taken out of the selection again. */
  readonly except: readonly string[];
}

/** What can be done with the rows that are selected. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly variant?: 'secondary' | 'danger';
  readonly run: (rows: readonly Row[]) => Promise<void> | void;
  /** Runs it for all entries that match, not only those of the page. Absent: it is for rows of the page alone. */
  readonly runAll?: (all: AllMatching) => Promise<void> | void;
  /** `runAll` leaves out the exceptions. Default: it is disabled while there are any. */
  readonly takesExceptions?: boolean;
  /** A key that runs it while rows are selected. */
  readonly keys?: string;
  /** It makes sense for several rows only: a row's menu does not offer it. */
  readonly isForSeveral?: boolean;
}

/** What can be done with one row beside the bulk actions: the row's menu offers both. */
export type RowAction = {
  readonly label: string;
} & (
  | {
      readonly variant?: 'danger';
      readonly run: () => Promise<void> | void;
    }
  | {
      /** Where it leads. */
      readonly to: string;
      /** It leads out of the back-office: a new tab, so that the list stays. */
      readonly isShop?: boolean;
    }
);

/** A list that stays in a narrow column while one of its entries is open. */
export interface Beside<Row> {
  /** Address of the list without an open entry: its views, its columns and the way back belong to it. */
  readonly path: string;
  /** Whether an entry is open: its address is the page's. */
  readonly isOpen: boolean;
  /** An entry of the narrow column; all of it is the link. */
  readonly row: (row: Row) => ReactNode;
}

/** A view that a list has for everybody: no one can change it. */
export interface ShippedView {
  readonly label: Key;
  /** The address after the question mark. */
  readonly query: string;
}

export interface AdminListProps<Row> {
  readonly title: string;
  readonly text?: ReactNode;
  /** The first column names the row and stays in view; on a phone it heads the card. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly filters?: readonly Filter[];
  /** Stand before the saved views. */
  readonly shippedViews?: readonly ShippedView[];
  /** Label of the search field; absent: the server cannot search. */
  readonly search?: string;
  readonly Data: ComponentType<ListDataProps<Row>>;
  readonly rowId: (row: Row) => string;
  /** Name of a row for screen readers: an order's number, a person's name. */
  readonly rowName: (row: Row) => string;
  /** The address of its detail; absent: there is none. */
  readonly rowLink?: (row: Row) => string;
  readonly bulk?: readonly BulkAction<Row>[];
  /** What a row's menu offers before the bulk actions, which it offers by itself. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** What is said of a list without any entry. */
  readonly empty: { readonly title: string; readonly text?: string };
  readonly actions?: ReactNode;
  /** Shows the entries as a board, which the address chooses; absent: there is only the list. */
  readonly Board?: ComponentType<{ readonly request: ListRequest }>;
  /** Entries open beside the list. Their links have the list's state, so that it stays. Absent: they open in its place. */
  readonly beside?: Beside<Row>;
  /** What the button to the board says. Default: that it is a board. */
  readonly boardLabel?: string;
}

/**
 * The list of an API that offers the core reads alone: they take no conditions and no sort, and entries are links only where
 * their detail is among them.
 * @param path of the list
 */
function plainList<Row>(
  {
    filters: _filters,
    search: _search,
    bulk: _bulk,
    rowActions: _rowActions,
    actions: _actions,
    Board: _board,
    rowLink,
    columns: [first, ...columns],
    ...rest
  }: AdminListProps<Row>,
  path: string,
): AdminListProps<Row> {
  const unsorted = ({ sort: _sort, ...column }: Column<Row>): Column<Row> => column;
  return {
    ...rest,
    columns: [unsorted(first), ...columns.map(unsorted)],
    ...(rowLink !== undefined && isCorePath(`${path}/-`) && { rowLink }),
  };
}

/** Rows of the skeleton. */
const WAITING = Array.from({ length: 8 }, (_, index) => index);

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/**
 * The template of every list: search, filters, columns, rows and their selection, and the way from page to page. Its state is
 * its address, so that a link shows the same list and the browser's back comes back to it.
 */
export function AdminList<Row extends object>(given: AdminListProps<Row>) {
  const { pathname } = useLocation();
  const { isReadOnly } = useStaff();

  const { t } = useTranslation('admin');
  const path = given.beside?.path ?? pathname;
  const props = isReadOnly ? plainList(given, path) : given;
  const isNarrow = props.beside?.isOpen === true;
  const list = (views: readonly View[] | null) => <ViewedList {...props} views={views} />;
  if (isReadOnly) return list(null);
  return (
    <AdminBoundary
      resetKey={path}
      fallback={
        <section className={styles.list}>
          {!isNarrow && <PageHeader title={props.title} text={props.text} actions={props.actions} />}
          <RowsSkeleton
            columns={props.columns.filter(({ isHidden }) => isHidden !== true)}
            label={props.title}
            hasSelection={props.bulk !== undefined}
            isNarrow={isNarrow}
          />
        </section>
      }
      // The list itself may well be readable.
      failed={
        <>
          <p className={styles.missing} role="alert">
            {t('views.missing')}
          </p>
          {list(null)}
        </>
      }
    >
      <ViewsReader key={path} list={listNameOf(path)}>
        {list}
      </ViewsReader>
    </AdminBoundary>
  );
}

const NO_VIEWS: readonly View[] = [];

interface ViewedListProps<Row> extends AdminListProps<Row> {
  /** Null: they could not be read. */
  readonly views: readonly View[] | null;
}

/** The list as its address and the views say. */
function ViewedList<Row extends object>({ views: read, ...props }: ViewedListProps<Row>) {
  const { title, text, columns, filters = [], search, actions, Data, Board, beside } = props;
  const views = read ?? NO_VIEWS;
  const { pathname, search: query } = useLocation();
  const path = beside?.path ?? pathname;
  const isNarrow = beside?.isOpen === true;
  const navigate = useNavigate();
  const [deviceDensity, setDeviceDensity] = useDensity();
  const state = useMemo(() => {
    const asked = readViewState(new URLSearchParams(query), views);
    return asked.view === null
      ? { ...asked, columns: asked.columns ?? readColumns(path), density: deviceDensity }
      : asked;
  }, [path, query, views, deviceDensity]);
  const density = state.density ?? 'comfortable';
  const shown = useMemo(() => {
    const chosen = columns.filter(({ id, isHidden }, index) =>
      index === 0 ? true : (state.columns?.includes(id) ?? isHidden !== true),
    );
    return chosen as [Column<Row>, ...Column<Row>[]];
  }, [columns, state.columns]);
  const go = (next: ListState, replace = false): void => {
    const written = writeViewState(next, views);
    navigate(written === '' ? pathname : `${pathname}?${written}`, { replace });
  };
  const { isReadOnly } = useStaff();
  const reading = useReading();
  const request: ListRequest = {
    first: state.size,
    // Rows that do not fulfil a condition must not stand below it.
    ...(isReadOnly
      ? { search: '', filters: {}, sort: null }
      : { search: state.search, filters: state.filters, sort: state.sort }),
    after: state.after,
  };
  // A list that opened with its default view has it in its address: a link to it shows the same.
  const opened =
    state.view !== null && !new URLSearchParams(query).has('view') ? writeViewState(state, views) : null;
  useEffect(() => {
    if (opened !== null) navigate(`${pathname}?${opened}`, { replace: true, preventScrollReset: true });
  }, [opened, pathname, navigate]);
  return (
    <section className={styles.list} data-density={density}>
      {!isNarrow && <PageHeader title={title} text={text} actions={actions} />}
      {read !== null && (
        <ViewTabs list={listNameOf(path)} views={views} shipped={props.shippedViews} state={state} />
      )}
      <ListTools
        path={path}
        isNarrow={isNarrow}
        state={state}
        columns={columns}
        shown={shown.map(({ id }) => id)}
        filters={filters}
        search={search}
        density={density}
        onDensity={(next) => {
          if (state.view === null) setDeviceDensity(next);
          else go({ ...state, density: next === 'compact' ? next : null });
        }}
        onChange={go}
        hasLayouts={Board !== undefined}
        boardLabel={props.boardLabel}
      />
      {Board !== undefined && state.layout === 'board' ? (
        <Board request={request} />
      ) : (
        <AdminBoundary
          resetKey={query}
          fallback={
            <RowsSkeleton
              columns={shown}
              label={title}
              hasSelection={props.bulk !== undefined}
              isNarrow={isNarrow}
            />
          }
        >
          <ListNews
            path={path}
            reading={reading}
            // What is new stands at the beginning.
            onLoad={() => {
              if (state.after !== null) go(narrowed(state, {}));
            }}
          />
          <ReadingContext value={reading}>
            <Data request={request}>
              {(page) => (
                <ReadingContext value={null}>
                  <Rows {...props} result={page} request={request} shown={shown} state={state} go={go} />
                </ReadingContext>
              )}
            </Data>
          </ReadingContext>
        </AdminBoundary>
      )}
    </section>
  );
}

interface RowsSkeletonProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly label: string;
  readonly hasSelection: boolean;
  /** It stands beside an open entry. */
  readonly isNarrow: boolean;
}

function RowsSkeleton<Row>({ columns, label, hasSelection, isNarrow }: RowsSkeletonProps<Row>) {
  const { t } = useTranslation('common');
  const isWide = useMedia(WIDE) && !isNarrow;
  if (!isWide)
    return (
      <section className={styles.cards} aria-busy aria-label={label}>
        {WAITING.map((index) => (
          <Skeleton key={index} height="7rem" radius="lg" />
        ))}
      </section>
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy>
        <caption className={styles.hidden}>{t('loading')}</caption>
        <thead>
          <tr>
            {hasSelection && <th className={styles.check} aria-hidden />}
            {columns.map(({ id, title, isFigure }) => (
              <th key={id} scope="col" className={cx(isFigure && styles.figure)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-hidden>
          {WAITING.map((row) => (
            <tr key={row}>
              {hasSelection && <td className={styles.check} aria-hidden />}
              {columns.map(({ id }) => (
                <td key={id}>
                  <Skeleton width="70%" height="1rem" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowsProps<Row> extends AdminListProps<Row> {
  readonly result: ListPage<Row>;
  readonly request: ListRequest;
  readonly shown: readonly [Column<Row>, ...Column<Row>[]];
  readonly state: ListState;
  readonly go: (state: ListState, replace?: boolean) => void;
}

const NO_ROWS_SELECTED: RowSelectionState = {};

function Rows<Row extends object>({
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
  filters: conditions = [],
  Data,
}: RowsProps<Row>) {
  const { t, language } = useTranslation('admin');
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const isPending = usePagePending();
  const { search, filters, sort, after, size, page } = state;
  const { rows, total, hasNext, endCursor, isTotalCapped = false, files } = result;
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

  // Which rows are selected belongs to the page that is shown.
  const [selection, setSelection] = useState({ query, rows: NO_ROWS_SELECTED, isAll: false });
  const rowSelection = selection.query === query ? selection.rows : NO_ROWS_SELECTED;
  const deselect = (): void => setSelection({ query, rows: NO_ROWS_SELECTED, isAll: false });
  const [isRunning, setRunning] = useState(false);

  const takesExceptions = bulk?.some((action) => action.takesExceptions === true) === true;

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
  const byId = new Map(columns.map((column) => [column.id, column]));
  const titleOf = (id: string): string => {
    const column = byId.get(id);
    return column === undefined ? '' : t(column.title);
  };

  /** The row that the keys act on. */
  const [active, setActive] = useState(-1);
  const body = useRef<HTMLElement>(null);
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
    const row = body.current?.querySelectorAll<HTMLElement>('[data-row]')[to];
    // Tab goes on from there, to the row's own controls.
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const isAll = selection.query === query && selection.isAll;
  const except = isAll ? rows.filter((row) => !selected.includes(row)).map(rowId) : [];
  const isOffered = (action: BulkAction<Row>): boolean =>
    !isAll || (action.runAll !== undefined && (except.length === 0 || action.takesExceptions === true));
  /** Whether entries of other pages can be selected as well. */
  const hasMore =
    !isAll &&
    table.getIsAllRowsSelected() &&
    (hasNext || page > 1) &&
    bulk?.some(({ runAll }) => runAll !== undefined) === true;
  const selectAll = (): void => setSelection({ query, rows: rowSelection, isAll: true });
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
  const hasMenu = !isNarrow && (bulk !== undefined || rowActions !== undefined);
  const menu = (row: Row) => <RowMenu name={rowName(row)} actions={menuOf(row)} />;
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

  const sizeId = useId();
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Icon name={isNarrowed ? 'search' : 'package'} size={32} />}
        title={isNarrowed ? t('list.nothingFound') : empty.title}
        text={isNarrowed ? t('list.nothingFoundText') : empty.text}
        action={
          isNarrowed && (
            <>
              <Button
                variant="secondary"
                onClick={() => go(narrowed(state, { search: '', filters: {}, view: null }))}
              >
                {t('list.clearFilters')}
              </Button>
              <Culprits
                request={request}
                filters={conditions}
                Data={Data}
                onRemove={({ search: text, filters: rest }) =>
                  go(narrowed(state, { search: text, filters: rest }))
                }
              />
            </>
          )
        }
      />
    );

  const checkbox = (row: ReturnType<typeof table.getRowModel>['rows'][number]) => (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t('list.selectRow', { name: rowName(row.original) })}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
  const first = (page - 1) * size + 1;
  const number = (value: number): string => formatNumber(value, language);
  const nameOf = (row: Row, content: ReactNode): ReactNode =>
    rowLink === undefined ? (
      content
    ) : (
      <Link to={rowLink(row)} preload={false} className={styles.link}>
        {content}
      </Link>
    );

  return (
    <div className={cx(isPending && styles.pending)} aria-busy={isPending || undefined}>
      {isNarrow ? (
        <ul
          className={styles.narrow}
          aria-label={title}
          ref={(element) => {
            body.current = element;
          }}
        >
          {rows.map((row, index) => (
            <li key={rowId(row)} data-row>
              <Link
                to={links?.[index] ?? path}
                preload={false}
                preventScrollReset
                className={cx(styles.entry, index === opened && styles.open)}
                aria-current={index === opened ? 'true' : undefined}
              >
                {beside?.row(row)}
              </Link>
            </li>
          ))}
        </ul>
      ) : isWide ? (
        // What scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          <table className={styles.table}>
            <caption className={styles.hidden}>{title}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {bulk !== undefined && (
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
                    const column = byId.get(header.column.id);
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
                  {hasMenu && (
                    <th className={styles.menu} scope="col">
                      <span className={styles.hidden}>{t('list.actions')}</span>
                    </th>
                  )}
                </tr>
              ))}
            </thead>
            <tbody
              ref={(element) => {
                body.current = element;
              }}
            >
              {table.getRowModel().rows.map((row, index) => (
                <tr
                  key={row.id}
                  data-row
                  tabIndex={-1}
                  className={cx(index === active && styles.active, row.getIsSelected() && styles.selected)}
                >
                  {bulk !== undefined && <td className={styles.check}>{checkbox(row)}</td>}
                  {row.getVisibleCells().map((cell, position) => {
                    const isFigure = byId.get(cell.column.id)?.isFigure === true;
                    const content = <table.FlexRender cell={cell} />;
                    return position === 0 ? (
                      <th key={cell.id} scope="row" className={styles.name}>
                        {nameOf(row.original, content)}
                      </th>
                    ) : (
                      <td key={cell.id} className={cx(isFigure && styles.figure)}>
                        {content}
                      </td>
                    );
                  })}
                  {hasMenu && <td className={styles.menu}>{menu(row.original)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <ul
          className={styles.cards}
          aria-label={title}
          ref={(element) => {
            body.current = element;
          }}
        >
          {table.getRowModel().rows.map((row, index) => (
            <li
              key={row.id}
              data-row
              tabIndex={-1}
              className={cx(
                styles.card,
                index === active && styles.active,
                row.getIsSelected() && styles.selected,
              )}
            >
              <div className={styles.cardHead}>
                {bulk !== undefined && checkbox(row)}
                {row
                  .getVisibleCells()
                  .slice(0, 1)
                  .map((cell) => (
                    <div key={cell.id} className={styles.cardName}>
                      {nameOf(row.original, <table.FlexRender cell={cell} />)}
                    </div>
                  ))}
                {hasMenu && menu(row.original)}
              </div>
              <dl className={styles.facts}>
                {row
                  .getVisibleCells()
                  .slice(1)
                  .map((cell) => (
                    <div key={cell.id} className={styles.fact}>
                      <dt>{titleOf(cell.column.id)}</dt>
                      <dd>
                        <table.FlexRender cell={cell} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.range}>
          {t(total === undefined ? 'list.rangeOpen' : isTotalCapped ? 'list.rangeCapped' : 'list.range', {
            from: number(first),
            to: number(first + rows.length - 1),
            total: total === undefined ? '' : number(total),
          })}
        </p>
        {!isNarrow && files !== undefined && <ListFiles files={files} />}
        {!isNarrow && (
          <label className={styles.size} htmlFor={sizeId}>
            {t('list.size')}
            <select
              id={sizeId}
              value={size}
              onChange={({ target }) => go(narrowed(state, { size: Number(target.value) }))}
            >
              {PAGE_SIZES.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.steps}>
          <Button variant="secondary" size="sm" disabled={before === null} onClick={before ?? undefined}>
            {t('list.previous')}
          </Button>
          <Button variant="secondary" size="sm" disabled={next === null} onClick={next ?? undefined}>
            {t('list.next')}
          </Button>
        </div>
      </div>
      {bulk !== undefined && selected.length > 0 && (
        <section ref={bulkBar} className={styles.bulk} aria-label={t('list.bulk')}>
          <output>
            {isAll
              ? t(
                  total === undefined
                    ? 'list.allSelectedOpen'
                    : isTotalCapped
                      ? 'list.allSelectedCapped'
                      : 'list.allSelected',
                  {
                    total: total === undefined ? '' : number(total - except.length),
                  },
                )
              : t('list.selected', { count: selected.length })}
          </output>
          {hasMore && (
            <Button variant="ghost" size="sm" onClick={selectAll}>
              {t(total === undefined || isTotalCapped ? 'list.selectAllOpen' : 'list.selectAll', {
                total: total === undefined ? '' : number(total),
              })}
            </Button>
          )}
          {bulk.map((action) => (
            <Button
              key={action.label}
              variant={action.variant ?? 'secondary'}
              size="sm"
              busy={isRunning}
              disabled={!isOffered(action)}
              onClick={() => void perform(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={deselect}>
            {t('list.deselect')}
          </Button>
        </section>
      )}
    </div>
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
