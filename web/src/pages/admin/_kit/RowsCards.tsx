import { cx } from '../../../design/static/cx.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './AdminList.module.css';
import { RowName } from './RowName.tsx';
import type { RowsLayoutProps } from './RowsTable.tsx';

/** The rows of a list as cards, for narrow screens: the first column heads the card. */
export function RowsCards<Row extends object>({
  title,
  table,
  columnOf,
  active,
  rowLink,
  checkbox,
  menu,
  body,
}: RowsLayoutProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.cards} aria-label={title} ref={body}>
      {table.getRowModel().rows.map((row, index) => {
        const [name, ...facts] = row.getVisibleCells();
        return (
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
              {checkbox?.(row)}
              {name !== undefined && (
                <div className={styles.cardName}>
                  <RowName to={rowLink?.(row.original)}>
                    <table.FlexRender cell={name} />
                  </RowName>
                </div>
              )}
              {menu?.(row.original)}
            </div>
            <dl className={styles.facts}>
              {facts.map((cell) => {
                const column = columnOf(cell.column.id);
                return (
                  <div key={cell.id} className={styles.fact}>
                    <dt>{column !== undefined && t(column.title)}</dt>
                    <dd>
                      <table.FlexRender cell={cell} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
