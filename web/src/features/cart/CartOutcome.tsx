import { ButtonLink } from '../../design/static/Button.tsx';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { Outcome } from './putInCart.ts';
import styles from './CartOutcome.module.css';

/** What was put into the cart, what was not and why, and the way to the cart. */
export function CartOutcome({ outcome: { added, missing } }: { outcome: Outcome }) {
  const { t, language } = useTranslation('buying');
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        {added === 0
          ? t('reorder.none')
          : t('reorder.added', { count: added, n: formatNumber(added, language) })}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map(({ name, reason, quantity }) => (
            <li key={`${name} ${reason}`}>
              {t(`reorder.missing.${reason}`, { name: isolate(name), n: formatNumber(quantity, language) })}
            </li>
          ))}
        </ul>
      )}
      {added > 0 && (
        <ButtonLink size="sm" to={paths.cart()}>
          {t('reorder.cart')}
        </ButtonLink>
      )}
    </div>
  );
}
