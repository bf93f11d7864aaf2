import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Swatch } from './Swatch.tsx';
import styles from './ColorDots.module.css';

/** So many discs are shown; a number says how many more there are. */
const SHOWN = 4;

/** The colours that a product comes in, as small discs. Nothing for a single one. */
export function ColorDots({ colors }: { colors: readonly string[] }) {
  const { t } = useTranslation('common');
  if (colors.length < 2) return null;
  const more = colors.length - SHOWN;
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{t('productCard.colors', { count: colors.length })}</VisuallyHidden>
      {colors.slice(0, SHOWN).map((color) => (
        <Swatch key={color} color={color} />
      ))}
      {more > 0 && (
        <bdi className={styles.more} dir="ltr" aria-hidden>
          +{more}
        </bdi>
      )}
    </span>
  );
}
