import type { HomeList } from '../../../../../gateway/contract/rules/home-items.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { changedItems, differences, differingFields, type Content } from './content.ts';
import { useNames } from './useNames.ts';
import styles from './HomepagePage.module.css';

interface ComparisonProps {
  readonly from: Content;
  readonly to: Content;
}

/** What changes from one content to another, down to each field. */
export function Comparison({ from, to }: ComparisonProps) {
  const { t } = useTranslation('adminHomepage');
  const { difference } = useNames();
  const changes = differences(from, to);
  if (changes.length === 0) return <p className={styles.muted}>{t('version.same')}</p>;
  return (
    <ul className={styles.bullets}>
      {changes.map((one) => {
        const text = difference(one);
        return (
          <li key={text}>
            {text}
            {'list' in one && <Items from={from} to={to} list={one.list} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The items of a list that differ, each with its fields before and after. */
function Items({ from, to, list }: ComparisonProps & { readonly list: HomeList }) {
  const { t } = useTranslation('adminHomepage');
  const { itemName, fieldName, fieldValue } = useNames();
  const items = changedItems(from, to, list);
  if (items.length === 0) return null;
  return (
    <ul className={styles.bullets}>
      {items.map(({ key, index, before, now }) => {
        const name = itemName(now ?? before ?? { title: null, target: null }, index);
        if (before === null || now === null)
          return (
            <li key={key} dir="auto">
              {t(before === null ? 'difference.itemAdded' : 'difference.itemRemoved', { item: name })}
            </li>
          );
        const old = differingFields(before, now);
        return (
          <li key={key} dir="auto">
            {name}
            <ul className={styles.bullets}>
              {differingFields(now, before).map((one, place) => (
                <li key={`${one.field}${one.language ?? ''}`} dir="auto">
                  {t('difference.field', {
                    field: fieldName(one),
                    before: fieldValue({ field: one.field, value: old[place]?.value ?? '' }),
                    now: fieldValue(one),
                  })}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
