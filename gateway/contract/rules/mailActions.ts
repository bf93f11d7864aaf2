/** Labels of links in e-mails whose page repeats them on its button. */
import type { LanguageCode } from '../pages.ts';

type Label = Readonly<Record<LanguageCode, string>>;

export const CONFIRM_SUBSCRIPTION: Label = {
  fr: 'Confirmer mon inscription',
  en: 'Confirm my subscription',
  de: 'Anmeldung bestätigen',
  tn: 'أكّد التسجيل متاعي',
};

export const UNSUBSCRIBE: Label = {
  fr: 'Se désinscrire',
  en: 'Unsubscribe',
  de: 'Abmelden',
  tn: 'نحّي التسجيل',
};

export const CONFIRM_ADDRESS: Label = {
  fr: 'Confirmer mon adresse',
  en: 'Confirm my address',
  de: 'Adresse bestätigen',
  tn: 'أكّد العنوان متاعي',
};
