import { useTranslation } from '../../../i18n/useTranslation.ts';
import { problemKey } from '../_kit/useAdminMutation.ts';
import type { FlashRefusal } from './flashRows.ts';
import styles from './FlashSales.module.css';

/** Products whose sales were left as they were, each with the reason. */
export function FlashRefusals({ refusals }: { readonly refusals: readonly FlashRefusal[] }) {
  const { t } = useTranslation('adminFlash');
  if (refusals.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('bulk.refused', { count: refusals.length })}</p>
      <ul className={styles.refusals}>
        {refusals.map(({ name, code, field }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {': '}
            {code === 'IN_USE'
              ? t('bulk.overlaps')
              : field === 'stock'
                ? t('bulk.stock')
                : field === 'percent' || field === 'price'
                  ? t('problem.price')
                  : t(`admin:${problemKey(code)}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
