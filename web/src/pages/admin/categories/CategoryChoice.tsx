import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BulkDialog } from '../_kit/BulkDialog.tsx';
import styles from './CategoryChoice.module.css';
import { rowsOf, treeOf } from './tree.ts';
import type { CategoryChoice_categories$key } from './__generated__/CategoryChoice_categories.graphql.ts';

interface CategoryChoiceProps {
  readonly categories: CategoryChoice_categories$key;
  readonly onClose: () => void;
}

/** All categories with a checkbox each, in the order of the tree: those that are chosen are changed alike. */
export function CategoryChoice({ categories: key, onClose }: CategoryChoiceProps) {
  const { t, language } = useTranslation('adminCategories');
  const entries = useFragment(
    graphql`
      fragment CategoryChoice_categories on AdminCategory @relay(plural: true) {
        id
        name
        parentId
        active
      }
    `,
    key,
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  const rows = rowsOf(treeOf(entries), () => true);
  // What was deleted meanwhile is not changed.
  const ids = rows.map(({ entry }) => entry.id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('choice.legend')}</legend>
      <div className={styles.actions}>
        <output aria-live="polite">
          {t('choice.chosen', { count: ids.length, n: formatNumber(ids.length, language) })}
        </output>
        <Button size="sm" disabled={ids.length === 0} onClick={() => setIsOpen(true)}>
          {t('adminBulk:edit')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('choice.close')}
        </Button>
      </div>
      <ul className={styles.list}>
        {rows.map(({ entry: { id, name, active }, level }) => (
          <li key={id} data-level={level}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
              <bdi>{name}</bdi>
              {!active && <Badge>{t('state.inactive')}</Badge>}
            </label>
          </li>
        ))}
      </ul>
      {isOpen && <BulkDialog of="CATEGORIES" selection={{ ids }} onClose={() => setIsOpen(false)} />}
    </fieldset>
  );
}
