import { useState } from 'react';
import { MAX_EXCEPT_IDS } from '../../../../../gateway/contract/rules/bulk.ts';
import { meetsConditions } from '../../../../../gateway/contract/rules/categories.ts';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BulkDialog, type BulkSelection } from '../_kit/BulkDialog.tsx';
import styles from './CategoryChoice.module.css';
import { rowsOf, treeOf } from './tree.ts';
import type { CategoryChoice_categories$key } from './__generated__/CategoryChoice_categories.graphql.ts';

const STATES = ['', 'true', 'false'] as const;

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
  const [input, setInput] = useState('');
  const [state, setState] = useState<'' | 'true' | 'false'>('');
  // All that match are chosen but for those taken out again: a new condition begins with none.
  const [isAll, setIsAll] = useState(false);
  const conditions = { input, ...(state !== '' && { active: state === 'true' }) };
  const rows = rowsOf(treeOf(entries), () => true).filter(({ entry }) => meetsConditions(entry, conditions));
  // What was deleted meanwhile is not changed.
  const ids = rows.map(({ entry }) => entry.id).filter((id) => chosen.has(id));
  const except = rows.map(({ entry }) => entry.id).filter((id) => !chosen.has(id));
  const narrow = (): void => {
    setChosen(new Set());
    setIsAll(false);
  };
  const selection: BulkSelection =
    isAll && except.length <= MAX_EXCEPT_IDS
      ? {
          matching: {
            categoryFilter: { search: input.trim() || null, active: conditions.active ?? null },
          },
          exceptIds: except,
          total: ids.length,
        }
      : { ids };
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('choice.legend')}</legend>
      <div className={styles.actions}>
        <Field
          type="search"
          label={t('choice.search')}
          maxLength={100}
          value={input}
          onChange={({ target }) => {
            setInput(target.value);
            narrow();
          }}
        />
        <label className={styles.state}>
          {t('field.state')}
          <select
            value={state}
            onChange={({ target }) => {
              setState(STATES.find((one) => one === target.value) ?? '');
              narrow();
            }}
          >
            <option value="">{t('choice.any')}</option>
            <option value="true">{t('state.visible')}</option>
            <option value="false">{t('state.inactive')}</option>
          </select>
        </label>
        <Button
          size="sm"
          variant="secondary"
          disabled={rows.length === 0}
          onClick={() => {
            setIsAll(true);
            setChosen(new Set(rows.map(({ entry }) => entry.id)));
          }}
        >
          {t('admin:list.selectAll', { total: formatNumber(rows.length, language) })}
        </Button>
      </div>
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
      {isOpen && <BulkDialog of="CATEGORIES" selection={selection} onClose={() => setIsOpen(false)} />}
    </fieldset>
  );
}
