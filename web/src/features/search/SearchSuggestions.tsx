import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';

import { Picture } from '../../design/static/Picture.tsx';
import styles from './SearchSuggestions.module.css';
import type { ProductSuggestion } from './loadProductSuggestions.ts';
import type { SuggestionState } from './suggestionStore.ts';

interface SearchSuggestionsProps {
  state: SuggestionState<ProductSuggestion>;
  listId: string;
  /** DOM id of an option; the one behind the last product leads to all results. */
  optionId: (index: number) => string;
  active: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onRetry: () => void;
}

/** What hangs below the search field: products, or why there are none. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { state, listId, optionId, active, onPoint, onChoose, onRetry } = props;
  const { t } = useTranslation('search');
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => {
      if (index !== active) onPoint(index);
    },
    onClick: () => onChoose(index),
  });

  const listbox = { id: listId, role: 'listbox', 'aria-label': t('suggestions') };

  if (state.status === 'error') {
    return (
      <div className={styles.panel}>
        <div className={styles.note}>
          <p id={listId}>{t('error')}</p>
          <button className={styles.retry} type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      </div>
    );
  }
  if (state.items.length === 0) {
    return (
      <div className={styles.panel}>
        {state.status === 'loading' ? (
          <ul id={listId} className={styles.skeleton} aria-hidden="true">
            <li />
            <li />
            <li />
          </ul>
        ) : (
          <div className={styles.note} id={listId}>
            <p>{t('none', { query: state.query })}</p>
            <p className={styles.hint}>{t('noneHint')}</p>
          </div>
        )}
      </div>
    );
  }
  return (
    // The field keeps the focus while one clicks into the list.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <ul className={styles.list} {...listbox}>
        {state.items.map((product, index) => (
          <li key={product.id} className={styles.option} {...option(index)}>
            <span className={styles.picture}>
              <Picture
                src={product.mainImage?.url ?? null}
                alt=""
                sizes="48px"
                widths={[64, 96, 160]}
                ratio="1"
              />
            </span>
            <span className={styles.name}>{product.name}</span>
          </li>
        ))}
        <li className={styles.all} {...option(state.items.length)}>
          {t('all', { query: state.query })}
          <Icon name="arrow-right" className={styles.arrow} size={16} />
        </li>
      </ul>
    </div>
  );
}
