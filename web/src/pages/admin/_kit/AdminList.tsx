import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { ReadingContext, useReading } from '../../../relay/useAdminQuery.ts';
import { isCorePath } from '../corePaths.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import styles from './AdminList.module.css';
import { readColumns } from './columns.ts';
import { useDensity } from './density.ts';
import { ListNews } from './ListNews.tsx';
import { ListRows } from './ListRows.tsx';
import { narrowed, type ListState } from './listState.ts';
import { ListTools } from './ListTools.tsx';
import type { AdminListProps, Column, ListRequest } from './listTypes.ts';
import { PageHeader } from './PageHeader.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useStaff } from './staff.tsx';
import { listNameOf, readViewState, writeViewState, type View } from './views.ts';
import { ViewsReader } from './ViewsReader.tsx';
import { ViewTabs } from './ViewTabs.tsx';

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
                  <ListRows {...props} result={page} request={request} shown={shown} state={state} go={go} />
                </ReadingContext>
              )}
            </Data>
          </ReadingContext>
        </AdminBoundary>
      )}
    </section>
  );
}
