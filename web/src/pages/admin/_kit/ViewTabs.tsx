import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import type { ShippedView } from './listTypes.ts';
import { readListState, type ListState } from './listState.ts';
import { Popover } from './Popover.tsx';
import { useStaff } from './staff.tsx';
import { useViewChanges } from './useViewChanges.ts';
import ViewForm from './ViewForm.tsx';
import { contentOf, isChanged, viewAddress, type View } from './views.ts';
import styles from './ViewTabs.module.css';

const NONE: readonly ShippedView[] = [];

/** The conditions of an address, which a shipped view is compared by. */
const conditionsOf = (query: URLSearchParams): string => {
  const { search, filters, sort } = readListState(query);
  return JSON.stringify([
    search,
    Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)),
    sort,
  ]);
};

interface ViewTabsProps {
  /** Name of the list. */
  readonly list: string;
  readonly views: readonly View[];
  readonly shipped?: readonly ShippedView[] | undefined;
  /** What the list shows, with the columns and density of the device where no view has its own. */
  readonly state: ListState;
}

/** The saved views of a list: each opens with a click, and the one that was changed can be updated. */
export function ViewTabs({ list, views, shipped = NONE, state }: ViewTabsProps) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { can } = useStaff();
  const { save, remove, isPending } = useViewChanges(list);
  const [question, setQuestion] = useState<'new' | 'edit' | 'delete' | null>(null);
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab =
      state.view === null ? tabs.current?.firstElementChild : tabs.current?.querySelector('[aria-current]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state.view]);
  const current = views.find(({ id }) => id === state.view) ?? null;
  const shown = conditionsOf(new URLSearchParams(search));
  const shippedOpen =
    state.view === null
      ? shipped.find(({ query }) => conditionsOf(new URLSearchParams(query)) === shown)?.query
      : undefined;
  const hasChanges = current !== null && isChanged(state, current);
  const canChange = current !== null && (current.isOwn || can('VIEWS_SHARE'));
  const content = contentOf(state);
  const open = (id: string | null): void => {
    setQuestion(null);
    navigate(viewAddress(pathname, id, views), { preventScrollReset: true });
  };
  const isOpen = (id: string | null): boolean =>
    state.view === id && (id !== null || shippedOpen === undefined);
  const tab = (id: string | null, label: string, view?: View) => (
    <Link
      to={viewAddress(pathname, id, views)}
      preload={false}
      preventScrollReset
      className={cx(styles.tab, isOpen(id) && styles.current)}
      aria-current={isOpen(id) ? 'page' : undefined}
    >
      <bdi>{label}</bdi>
      {view?.isDefault === true && (
        <>
          <Icon name="star" size={14} />
          <VisuallyHidden>{t('views.isDefault')}</VisuallyHidden>
        </>
      )}
      {view?.isShared === true && (
        <>
          <Icon name="globe" size={14} />
          <VisuallyHidden>{t('views.isShared')}</VisuallyHidden>
        </>
      )}
      {hasChanges && state.view === id && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('views.isChanged')}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
  return (
    <div className={styles.views}>
      <nav aria-label={t('views.label')} className={styles.nav}>
        <ul ref={tabs} className={styles.tabs}>
          <li>{tab(null, t('views.all'))}</li>
          {shipped.map(({ label, query }) => (
            <li key={label}>
              <Link
                to={`${pathname}?${query}`}
                preload={false}
                preventScrollReset
                className={cx(styles.tab, query === shippedOpen && styles.current)}
                aria-current={query === shippedOpen ? 'page' : undefined}
              >
                {t(label)}
              </Link>
            </li>
          ))}
          {views.map((view) => (
            <li key={view.id}>{tab(view.id, view.name, view)}</li>
          ))}
        </ul>
      </nav>
      <div className={styles.actions}>
        {hasChanges && canChange && (
          <Button
            size="sm"
            busy={isPending}
            onClick={() => save({ ...current, ...content }, current, { done: open })}
          >
            {t('views.update')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="plus" size={18} />}
          onClick={() => setQuestion('new')}
        >
          {t(hasChanges ? 'views.saveAs' : 'views.new')}
        </Button>
        {canChange && (
          <Popover label={t('views.manage')}>
            {(close) => (
              <>
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    close();
                    setQuestion('edit');
                  }}
                >
                  {t('views.edit')}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Icon name="trash" size={18} />}
                  onClick={() => {
                    close();
                    setQuestion('delete');
                  }}
                >
                  {t('views.delete')}
                </Button>
              </>
            )}
          </Popover>
        )}
      </div>
      {question === 'new' && (
        <ViewForm
          list={list}
          view={null}
          content={content}
          onClose={() => setQuestion(null)}
          onSaved={open}
        />
      )}
      {question === 'edit' && current !== null && (
        // Its conditions stay as they are saved: those on screen are saved by updating it.
        <ViewForm
          list={list}
          view={current}
          content={current}
          onClose={() => setQuestion(null)}
          onSaved={() => setQuestion(null)}
        />
      )}
      {question === 'delete' && current !== null && (
        <Dialog
          isOpen
          onClose={() => setQuestion(null)}
          title={t('views.deleteTitle', { name: current.name })}
          role="alertdialog"
          size="sm"
          actions={
            <>
              <Button variant="secondary" onClick={() => setQuestion(null)}>
                {t('common:cancel')}
              </Button>
              <Button variant="danger" busy={isPending} onClick={() => remove(current, () => open(null))}>
                {t('views.delete')}
              </Button>
            </>
          }
        >
          <p>{t(current.isShared ? 'views.deleteSharedText' : 'views.deleteText')}</p>
        </Dialog>
      )}
    </div>
  );
}
