import { useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { useDisclosure } from '../../../design/static/useDisclosure.ts';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { chooseTheme, currentTheme, THEMES, type Theme } from '../../../document/theme.ts';
import { useLogout } from '../../../features/session/useLogout.ts';
import { chooseLanguage } from '../../../i18n/choice.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';
import { useKeys } from '../_kit/keys.tsx';
import { useStaff } from '../_kit/staff.tsx';
import styles from './PersonMenu.module.css';

interface PersonMenuProps {
  readonly onShowKeys: () => void;
}

/** Who is signed in, and what they choose for themselves: language, theme, keys; and the way out. */
export function PersonMenu({ onShowKeys }: PersonMenuProps) {
  const { t, language } = useTranslation('admin');
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  const { role, person, isReadOnly } = useStaff();
  const keys = useKeys();
  const logout = useLogout();
  const [theme, setTheme] = useState<Theme>(currentTheme);
  const { firstName, lastName } = person;
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        data-disclosure
        className={styles.button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.initials} aria-hidden>
          {firstName.slice(0, 1)}
          {lastName.slice(0, 1)}
        </span>
        <VisuallyHidden>{t('person.label', { name: `${firstName} ${lastName}` })}</VisuallyHidden>
      </button>
      {open && (
        <div className={styles.panel}>
          <p className={styles.name}>
            <bdi>
              {firstName} {lastName}
            </bdi>
            <span className={styles.role}>{t(`role.${role}`)}</span>
          </p>
          <label className={styles.row}>
            <span>{t('person.language')}</span>
            <select
              value={language}
              onChange={({ target }) => {
                const chosen = LANGUAGES.find((one) => one === target.value);
                if (chosen !== undefined) chooseLanguage(chosen);
              }}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={languageTag(one)}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.row}>
            <span>{t('person.theme')}</span>
            <select
              value={theme}
              onChange={({ target }) => {
                const chosen = THEMES.find((one) => one === target.value);
                if (chosen === undefined) return;
                chooseTheme(chosen);
                setTheme(chosen);
              }}
            >
              {THEMES.map((one) => (
                <option key={one} value={one}>
                  {t(`layout:preferences.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.row}>
            <span>{t('person.keys')}</span>
            <input
              type="checkbox"
              checked={keys.isOn}
              onChange={({ target }) => keys.setOn(target.checked)}
            />
          </label>
          {!isReadOnly && (
            <Link className={styles.action} to={adminPaths.security()} onClick={() => setOpen(false)}>
              <Icon name="smartphone" size={18} />
              {t('menu.security')}
            </Link>
          )}
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              setOpen(false);
              onShowKeys();
            }}
          >
            <Icon name="book-open" size={18} />
            {t('keys.sheet')}
          </button>
          <button type="button" className={styles.action} onClick={logout}>
            <Icon name="x" size={18} />
            {t('person.logout')}
          </button>
        </div>
      )}
    </div>
  );
}
