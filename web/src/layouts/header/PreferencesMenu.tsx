import { Icon } from '../../design/Icon.tsx';
import { useState } from 'react';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useBoot } from '../../document/boot.ts';
import { THEMES, chooseTheme } from '../../document/theme.ts';
import type { Theme } from '../../document/theme.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { useDisclosure } from '../../design/static/useDisclosure.ts';
import styles from './PreferencesMenu.module.css';

const THEME_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** Language and theme. Built on `<details>`, so that the languages also work without scripts. */
export default function PreferencesMenu() {
  const { t, language } = useTranslation('layout');
  const { open, setOpen, root } = useDisclosure<HTMLDetailsElement>();
  return (
    <details
      ref={root}
      className={styles.menu}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) setOpen(event.currentTarget.open);
      }}
    >
      {/* Its name begins with the visible text, for voice control. */}
      <summary className={styles.button} data-disclosure title={t('preferences.label')}>
        <Icon name="globe" size={20} />
        <span className={styles.code}>{language}</span>
        <VisuallyHidden>{t('preferences.label')}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </details>
  );
}

/** The four languages, as links to the same page. */
export function LanguageChoice({ title }: { title?: string }) {
  const { t } = useTranslation('layout');
  return (
    <nav aria-label={title ?? t('preferences.language')}>
      <p className={styles.title} aria-hidden="true">
        {title ?? t('preferences.language')}
      </p>
      <LanguageLinks linkClassName={styles.choice} mark={<Icon name="check" size={18} />} />
    </nav>
  );
}

/** System, light or dark; shown only if scripts run, since only they can change it. */
export function ThemeChoice() {
  const { t } = useTranslation('layout');
  const boot = useBoot();
  const [theme, setTheme] = useState<Theme>(boot.theme);
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.title}>{t('preferences.theme')}</legend>
      <div className={styles.segments}>
        {THEMES.map((choice) => (
          <button
            key={choice}
            className={styles.segment}
            type="button"
            aria-pressed={choice === theme}
            onClick={() => {
              chooseTheme(choice);
              setTheme(choice);
            }}
          >
            <Icon name={THEME_ICONS[choice]} size={18} />
            {t(`preferences.${choice}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
