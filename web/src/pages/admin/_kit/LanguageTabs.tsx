import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FALLBACK_LANGUAGE, type OtherLanguage } from '../../../../../gateway/contract/rules/languages.ts';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { direction, LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { OtherTexts } from './otherTexts.ts';
import styles from './LanguageTabs.module.css';

interface LanguageTabsProps {
  /** Whether a language has no text yet. */
  readonly isMissing: (language: OtherLanguage) => boolean;
  /** Error text of the languages other than French; null: none. */
  readonly error: string | null;
  /** The fields of a language; those of French are the required ones. */
  readonly children: (language: Language) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The texts of the catalogue by language: French first, then what replaces it for readers of the others. */
export function LanguageTabs({ isMissing, error, children }: LanguageTabsProps) {
  const { t, language: own } = useTranslation('admin');
  const [open, setOpen] = useState<Language>(FALLBACK_LANGUAGE);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number): void => {
    const next = LANGUAGES.at((LANGUAGES.indexOf(open) + step) % LANGUAGES.length) ?? open;
    setOpen(next);
    list.current?.querySelector<HTMLElement>(`[lang="${languageTag(next)}"]`)?.focus();
  };
  return (
    <div className={styles.texts}>
      <div ref={list} role="tablist" aria-label={t('texts.languages')} className={styles.tabs}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}${language}`}
            lang={languageTag(language)}
            aria-selected={language === open}
            aria-controls={`${id}panel`}
            tabIndex={language === open ? 0 : -1}
            className={cx(styles.tab, language === open && styles.current)}
            onClick={() => setOpen(language)}
            onKeyDown={({ key }) => {
              const step = STEPS[key];
              if (step !== undefined) move(direction(own) === 'rtl' ? -step : step);
            }}
          >
            {LANGUAGE_NAMES[language]}
            {language !== FALLBACK_LANGUAGE && isMissing(language) && (
              <span className={styles.dot}>
                <VisuallyHidden>{t('texts.missing')}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${open}`} className={styles.panel}>
        {error !== null && open === FALLBACK_LANGUAGE && (
          <p role="alert" className={styles.problem}>
            {t('texts.problem', { error })}
          </p>
        )}
        {open !== FALLBACK_LANGUAGE && <p className={styles.note}>{t('texts.fallback')}</p>}
        {children(open)}
      </div>
    </div>
  );
}

type OtherTextFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'error'> & {
  readonly language: OtherLanguage;
  /** The French text, shown where there is none. */
  readonly french: string;
  readonly texts: OtherTexts;
  readonly maxLength: number;
  readonly isLong?: boolean;
  readonly onChange: (texts: OtherTexts) => void;
};

/** The field of a text in a language other than French. */
export function OtherTextField({
  language,
  french,
  texts,
  isLong = false,
  onChange,
  ...field
}: OtherTextFieldProps) {
  const own = {
    ...field,
    lang: languageTag(language),
    dir: direction(language),
    placeholder: french,
    value: texts[language],
  };
  return isLong ? (
    <Field
      as="textarea"
      rows={6}
      {...own}
      onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
    />
  ) : (
    <Field
      {...own}
      onChange={({ target }) => onChange({ ...texts, [language]: target.value.replaceAll(/[<>]/g, '') })}
    />
  );
}
