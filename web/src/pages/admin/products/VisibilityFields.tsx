import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

const SWITCHES = [
  ['active', 'visibility.active'],
  ['isFeatured', 'adminProducts:flag.featured'],
  ['isBestSeller', 'adminProducts:flag.bestSeller'],
] as const;

interface VisibilityFieldsProps extends PartProps {
  /** Whether only the marks can be changed, not whether it is on sale. */
  readonly isShelvesAlone?: boolean;
}

/** Whether a product is on sale, and the marks that put it on shelves. */
export function VisibilityFields({ form, isShelvesAlone = false }: VisibilityFieldsProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, set } = form;
  const error = errorOf('active');
  return (
    <Card title={t('visibility.title')}>
      {SWITCHES.map(([name, label]) => (
        <label key={name} className={styles.choice}>
          <input
            type="checkbox"
            role="switch"
            checked={values[name]}
            disabled={isShelvesAlone && name === 'active'}
            aria-checked={values[name]}
            onChange={({ target }) => set(name, target.checked)}
          />
          {t(label)}
        </label>
      ))}
      {error !== null && <p className={styles.problem}>{error}</p>}
    </Card>
  );
}
