import type { CSSProperties } from 'react';
import { lightColors } from '../../../design/colors.ts';
import { Logo } from '../../../design/static/Logo.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './TokenSamples.module.css';

const colors = Object.keys(lightColors);
const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** Logo, colours and type. */
export function TokenSamples() {
  const { t } = useTranslation('common');
  return (
    <Section title={t('gallery:tokens')}>
      <div className={styles.logos}>
        <Logo className={styles.wordmark} />
        <Logo variant="square" className={styles.square} />
      </div>
      <ul className={styles.colors}>
        {colors.map((name) => (
          <li key={name} className={styles.color}>
            <span
              className={styles.swatch}
              style={{ '--swatch': `var(--l-colors-${name})` } as CSSProperties}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.type}>
        {sizes.map((size) => (
          <p key={size} className={styles[`size-${size}`]}>
            {t('gallery:sentence')}
          </p>
        ))}
      </div>
    </Section>
  );
}
