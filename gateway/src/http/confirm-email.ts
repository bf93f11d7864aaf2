/**
 * `/account/confirm-email?token=…`, where the link in the message to an account's new address leads. Looking at it changes nothing:
 * mail programs open links by themselves. The button does.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../contract/html.ts';
import { machinePaths, paths } from '../../contract/rules/paths.ts';
import { readBody } from './body.ts';
import type { Language } from './parts.ts';
import { sendSmallPage } from './small-page.ts';

export const CONFIRM_EMAIL_PATH = machinePaths.confirmEmail('', '');

export type EmailOutcome = 'done' | 'unknown' | 'taken' | 'failed';
export type ConfirmEmail = (token: string, client: string) => Promise<EmailOutcome>;

type Texts = Readonly<Record<'title' | 'ask' | 'button' | 'account' | EmailOutcome, string>>;

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    title: 'Adresse e-mail',
    ask: 'Utiliser cette adresse e-mail pour votre compte Lawaj ?',
    button: 'Confirmer mon adresse',
    account: 'Mon compte',
    done: 'Votre nouvelle adresse e-mail est confirmée.',
    unknown: 'Ce lien n’est plus valable. Changez l’adresse à nouveau dans votre compte.',
    taken: 'Un autre compte utilise déjà cette adresse.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
  },
  en: {
    title: 'E-mail address',
    ask: 'Use this e-mail address for your Lawaj account?',
    button: 'Confirm my address',
    account: 'My account',
    done: 'Your new e-mail address is confirmed.',
    unknown: 'This link is no longer valid. Change the address again in your account.',
    taken: 'Another account uses this address already.',
    failed: 'That did not work. Please try again in a moment.',
  },
  de: {
    title: 'E-Mail-Adresse',
    ask: 'Diese E-Mail-Adresse für Ihr Konto bei Lawaj verwenden?',
    button: 'Adresse bestätigen',
    account: 'Mein Konto',
    done: 'Ihre neue E-Mail-Adresse ist bestätigt.',
    unknown: 'Dieser Link gilt nicht mehr. Ändern Sie die Adresse noch einmal in Ihrem Konto.',
    taken: 'Ein anderes Konto verwendet diese Adresse schon.',
    failed: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',
  },
  tn: {
    title: 'عنوان الإيميل',
    ask: 'تحب تستعمل الإيميل هذا للحساب متاعك في لوّاج؟',
    button: 'أكّد العنوان',
    account: 'الحساب متاعي',
    done: 'الإيميل الجديد متاعك تأكّد.',
    unknown: 'الرابط هذا ما عادش يخدم. عاود بدّل العنوان من الحساب متاعك.',
    taken: 'حساب آخر يستعمل في العنوان هذا.',
    failed: 'ما مشاتش. عاود جرّب بعد شوية.',
  },
};

const STATUS: Readonly<Record<EmailOutcome, number>> = { done: 200, unknown: 404, taken: 409, failed: 503 };

/** Answers GET with the question and POST with what came of it. */
export async function answerConfirmEmail(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  confirm: ConfirmEmail,
  client: string,
): Promise<void> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
  const token = query.get('token') ?? '';
  const asked = query.get('lang');
  const language: Language = asked === 'en' || asked === 'de' || asked === 'tn' ? asked : 'fr';
  const text = TEXTS[language];
  if (request.method !== 'POST') {
    const action = escapeHtml(machinePaths.confirmEmail(token, language));
    const body = `<h1>${text.ask}</h1><form method="post" action="${action}"><button>${text.button}</button></form>`;
    return sendSmallPage(response, prefix, { language, title: text.title, body });
  }
  await readBody(request, 4_096);
  const outcome = await confirm(token, client);
  sendSmallPage(response, prefix, {
    status: STATUS[outcome],
    language,
    title: text.title,
    body: `<h1>${text[outcome]}</h1><a class="button" href="${paths.account()}">${text.account}</a>`,
  });
}
