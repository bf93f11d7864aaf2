/**
 * `/newsletter/confirm?token=…` and `/newsletter/unsubscribe?token=…`, where the links in the newsletter's messages lead. A mail
 * program's own button unsubscribes by the same POST (RFC 8058).
 */
import { machinePaths, paths } from '../../contract/rules/paths.ts';
import type { LinkOutcome } from '../app.ts';
import type { LinkAction, LinkPage } from './link-page.ts';

export const UNSUBSCRIBE_PATH = machinePaths.newsletterUnsubscribe('', '');
export const NEWSLETTER_CONFIRM_PATH = machinePaths.newsletterConfirm('', '');

export type NewsletterAction = LinkAction<LinkOutcome>;

const STATUS: Readonly<Record<LinkOutcome, number>> = { done: 200, unknown: 404, failed: 503 };

export const UNSUBSCRIBE_PAGE: LinkPage<LinkOutcome> = {
  path: machinePaths.newsletterUnsubscribe,
  status: STATUS,
  next: paths.home,
  texts: {
    fr: {
      title: 'Newsletter',
      ask: 'Ne plus recevoir la newsletter de Lawaj ?',
      button: 'Se désinscrire',
      next: 'Accueil',
      done: 'Vous êtes désinscrit. Vous ne recevrez plus la newsletter.',
      unknown: 'Ce lien ne correspond à aucune inscription.',
      failed: 'Cela n’a pas marché. Réessayez dans un instant.',
    },
    en: {
      title: 'Newsletter',
      ask: 'Stop receiving the Lawaj newsletter?',
      button: 'Unsubscribe',
      next: 'Home',
      done: 'You are unsubscribed. You will not receive the newsletter any more.',
      unknown: 'This link belongs to no subscription.',
      failed: 'That did not work. Please try again in a moment.',
    },
    de: {
      title: 'Newsletter',
      ask: 'Den Newsletter von Lawaj nicht mehr erhalten?',
      button: 'Abmelden',
      next: 'Startseite',
      done: 'Sie sind abgemeldet und erhalten den Newsletter nicht mehr.',
      unknown: 'Dieser Link gehört zu keiner Anmeldung.',
      failed: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',
    },
    tn: {
      title: 'النشرة',
      ask: 'ما عادش تحب توصلك النشرة متاع لوّاج؟',
      button: 'نحّي التسجيل',
      next: 'الصفحة الرئيسية',
      done: 'نحّينا التسجيل متاعك. ما عادش باش توصلك النشرة.',
      unknown: 'الرابط هذا ما عندو حتى تسجيل.',
      failed: 'ما مشاتش. عاود جرّب بعد شوية.',
    },
  },
};

export const NEWSLETTER_CONFIRM_PAGE: LinkPage<LinkOutcome> = {
  path: machinePaths.newsletterConfirm,
  status: STATUS,
  next: paths.home,
  texts: {
    fr: {
      title: 'Newsletter',
      ask: 'Recevoir la newsletter de Lawaj à cette adresse ?',
      button: 'Confirmer mon inscription',
      next: 'Accueil',
      done: 'Votre inscription est confirmée. Votre coupon de 10 % arrive par e-mail.',
      unknown: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau en bas de chaque page.',
      failed: 'Cela n’a pas marché. Réessayez dans un instant.',
    },
    en: {
      title: 'Newsletter',
      ask: 'Receive the Lawaj newsletter at this address?',
      button: 'Confirm my subscription',
      next: 'Home',
      done: 'Your subscription is confirmed. Your 10% coupon is on its way by e-mail.',
      unknown: 'This link is no longer valid. Subscribe again at the foot of any page.',
      failed: 'That did not work. Please try again in a moment.',
    },
    de: {
      title: 'Newsletter',
      ask: 'Den Newsletter von Lawaj an diese Adresse erhalten?',
      button: 'Anmeldung bestätigen',
      next: 'Startseite',
      done: 'Ihre Anmeldung ist bestätigt. Ihr 10-%-Gutschein kommt per E-Mail.',
      unknown: 'Dieser Link gilt nicht mehr. Melden Sie sich unten auf einer Seite noch einmal an.',
      failed: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',
    },
    tn: {
      title: 'النشرة',
      ask: 'تحب توصلك النشرة متاع لوّاج على العنوان هذا؟',
      button: 'أكّد التسجيل متاعي',
      next: 'الصفحة الرئيسية',
      done: 'التسجيل متاعك تأكّد. كوبون 10 % متاعك جايك في الإيميل.',
      unknown: 'الرابط هذا ما عادش يخدم. عاود سجّل من أسفل أي صفحة.',
      failed: 'ما مشاتش. عاود جرّب بعد شوية.',
    },
  },
};
