/** `/account/confirm-email?token=…`, where the link in the message to an account's new address leads. */
import { CONFIRM_ADDRESS } from '../../contract/rules/mailActions.ts';
import { machinePaths, paths } from '../../contract/rules/paths.ts';
import type { LinkOutcome } from '../loaders/visitor/links.ts';
import type { LinkAction, LinkPage } from './link-page.ts';
import { TRY_AGAIN } from './texts.ts';

export type EmailOutcome = LinkOutcome | 'taken';
export type ConfirmEmail = LinkAction<EmailOutcome>;

export const CONFIRM_EMAIL_PAGE: LinkPage<EmailOutcome> = {
  path: machinePaths.confirmEmail,
  status: { done: 200, unknown: 404, taken: 409, failed: 503 },
  next: paths.account,
  texts: {
    fr: {
      title: 'Adresse e-mail',
      ask: 'Utiliser cette adresse e-mail pour votre compte Lawaj ?',
      button: CONFIRM_ADDRESS.fr,
      next: 'Mon compte',
      done: 'Votre nouvelle adresse e-mail est confirmée.',
      unknown: 'Ce lien n’est plus valable. Changez l’adresse à nouveau dans votre compte.',
      taken: 'Un autre compte utilise déjà cette adresse.',
      failed: TRY_AGAIN.fr,
    },
    en: {
      title: 'E-mail address',
      ask: 'Use this e-mail address for your Lawaj account?',
      button: CONFIRM_ADDRESS.en,
      next: 'My account',
      done: 'Your new e-mail address is confirmed.',
      unknown: 'This link is no longer valid. Change the address again in your account.',
      taken: 'Another account uses this address already.',
      failed: TRY_AGAIN.en,
    },
    de: {
      title: 'E-Mail-Adresse',
      ask: 'Diese E-Mail-Adresse für Ihr Konto bei Lawaj verwenden?',
      button: CONFIRM_ADDRESS.de,
      next: 'Mein Konto',
      done: 'Ihre neue E-Mail-Adresse ist bestätigt.',
      unknown: 'Dieser Link gilt nicht mehr. Ändern Sie die Adresse noch einmal in Ihrem Konto.',
      taken: 'Ein anderes Konto verwendet diese Adresse schon.',
      failed: TRY_AGAIN.de,
    },
    tn: {
      title: 'عنوان الإيميل',
      ask: 'تحب تستعمل الإيميل هذا للحساب متاعك في لوّاج؟',
      button: CONFIRM_ADDRESS.tn,
      next: 'الحساب متاعي',
      done: 'الإيميل الجديد متاعك تأكّد.',
      unknown: 'الرابط هذا ما عادش يخدم. عاود بدّل العنوان من الحساب متاعك.',
      taken: 'حساب آخر يستعمل في العنوان هذا.',
      failed: TRY_AGAIN.tn,
    },
  },
};
