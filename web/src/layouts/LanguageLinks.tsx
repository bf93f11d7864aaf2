import type { ReactNode } from 'react';
import { chooseLanguage } from '../i18n/choice.ts';
import { LANGUAGES, LANGUAGE_NAMES, languageTag } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useLocation } from '../navigation/RouterContext.ts';
import { inLanguage } from './inLanguage.ts';

interface LanguageLinksProps {
  className?: string;
  linkClassName?: string;
  /** After the name of the page's own language. */
  mark?: ReactNode;
}

/** The four languages, as links to the same page in each. */
export function LanguageLinks({ className, linkClassName, mark }: LanguageLinksProps) {
  const { language } = useTranslation('layout');
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {LANGUAGES.map((other) => (
        <li key={other}>
          <a
            className={linkClassName}
            href={inLanguage(pathname, search, other)}
            lang={languageTag(other)}
            hrefLang={languageTag(other)}
            aria-current={other === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              chooseLanguage(other);
            }}
          >
            {LANGUAGE_NAMES[other]}
            {other === language ? mark : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
