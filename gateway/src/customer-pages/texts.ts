/** Texts that several customer pages share. */
import type { Language } from '../../contract/rules/page-rendering.ts';

type Text = Readonly<Record<Language, string>>;

/** Label of the link to the home page. */
export const HOME: Text = {
  fr: 'Accueil',
  en: 'Home',
  de: 'Startseite',
  tn: 'الصفحة الرئيسية',
};

/** An action failed and may succeed later. */
export const TRY_AGAIN: Text = {
  fr: 'Cela n’a pas marché. Réessayez dans un instant.',
  en: 'That did not work. Please try again in a moment.',
  de: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',
  tn: 'ما مشاتش. عاود جرّب بعد شوية.',
};
