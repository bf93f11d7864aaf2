import type { ReactNode } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import styles from './Detail.module.css';
import { useShortcuts } from './keys.tsx';
import { neighboursOf } from './listState.ts';
import { PageHeader } from './PageHeader.tsx';
import { useTitle } from './title.ts';

/** A tab of a detail; the first is shown without `?tab=`. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface DetailProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly text?: ReactNode;
  /** The list above it; the one that the person came from is preferred, with its filters. */
  readonly list: { readonly to: string; readonly label: string };
  readonly actions?: ReactNode;
  /** Beside the content where there is room, below it on a phone. */
  readonly side?: ReactNode;
  readonly tabs?: readonly [Tab, ...Tab[]];
  /** The content of a detail without tabs. */
  readonly children?: ReactNode;
}

/**
 * The template of every detail: heading with state and actions, content with a column beside it, tabs in the address. `[` and `]`
 * go to the neighbours in the list that the person came from.
 */
export function Detail({ title, badge, text, list, actions, side, tabs, children }: DetailProps) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useTitle(title);
  const neighbours = neighboursOf(pathname);
  const { before, next } = neighbours;
  useShortcuts([
    ...(before === undefined ? [] : [{ keys: '[', label: t('keys.before'), run: () => navigate(before) }]),
    ...(next === undefined ? [] : [{ keys: ']', label: t('keys.next'), run: () => navigate(next) }]),
  ]);
  const asked = new URLSearchParams(search).get('tab');
  const current = tabs?.find(({ id }) => id === asked) ?? tabs?.[0];
  const isOwnList = neighbours.list?.split('?')[0] === list.to;
  return (
    <article>
      <PageHeader
        title={title}
        badge={badge}
        text={text}
        back={{ ...list, to: isOwnList ? (neighbours.list ?? list.to) : list.to }}
        actions={actions}
      />
      {tabs !== undefined && (
        <nav className={styles.tabs} aria-label={t('tabs', { name: title })}>
          {tabs.map(({ id, label }, index) => (
            <Link
              key={id}
              to={index === 0 ? pathname : `${pathname}?tab=${id}`}
              preload={false}
              preventScrollReset
              className={cx(styles.tab, id === current?.id && styles.current)}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={cx(styles.columns, side !== undefined && styles.withSide)}>
        <div className={styles.main}>{current?.content ?? children}</div>
        {side !== undefined && <aside className={styles.side}>{side}</aside>}
      </div>
    </article>
  );
}

interface CardProps {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a detail with its heading. */
export function Card({ title, badge, actions, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {badge}
        {actions !== undefined && <div className={styles.cardActions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** Facts as name and value; those whose value is null are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value == null ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
