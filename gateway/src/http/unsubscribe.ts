/**
 * `/newsletter/unsubscribe?token=…`, where the link in the newsletter's messages leads. Looking at it changes nothing: mail
 * programs open links by themselves. The button does, and so does a mail program's own one (RFC 8058), by a POST.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../contract/html.ts';
import { readBody } from './body.ts';
import type { Language } from './parts.ts';
import { sendSmallPage } from './small-page.ts';

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

type Outcome = 'done' | 'unknown' | 'failed';
export type Unsubscribe = (token: string, client: string) => Promise<Outcome>;

interface Texts {
  title: string;
  ask: string;
  button: string;
  home: string;
  done: string;
  unknown: string;
  failed: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  fr: {
    title: 'Newsletter',
    ask: 'Ne plus recevoir la newsletter de Lawaj ?',
    button: 'Se désinscrire',
    home: 'Accueil',
    done: 'Vous êtes désinscrit. Vous ne recevrez plus la newsletter.',
    unknown: 'Ce lien ne correspond à aucune inscription.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
  },
  en: {
    title: 'Newsletter',
    ask: 'Stop receiving the Lawaj newsletter?',
    button: 'Unsubscribe',
    home: 'Home',
    done: 'You are unsubscribed. You will not receive the newsletter any more.',
    unknown: 'This link belongs to no subscription.',
    failed: 'That did not work. Please try again in a moment.',
  },
  de: {
    title: 'Newsletter',
    ask: 'Den Newsletter von Lawaj nicht mehr erhalten?',
    button: 'Abmelden',
    home: 'Startseite',
    done: 'Sie sind abgemeldet und erhalten den Newsletter nicht mehr.',
    unknown: 'Dieser Link gehört zu keiner Anmeldung.',
    failed: 'Das hat nicht geklappt. Bitte gleich noch einmal versuchen.',
  },
  tn: {
    title: 'النشرة',
    ask: 'ما عادش تحب توصلك النشرة متاع لوّاج؟',
    button: 'نحّي التسجيل',
    home: 'الصفحة الرئيسية',
    done: 'نحّينا التسجيل متاعك. ما عادش باش توصلك النشرة.',
    unknown: 'الرابط هذا ما عندو حتى تسجيل.',
    failed: 'ما مشاتش. عاود جرّب بعد شوية.',
  },
};

const STATUS: Readonly<Record<Outcome, number>> = { done: 200, unknown: 404, failed: 503 };

/** Answers GET with the question and POST with what came of it. */
export async function answerUnsubscribe(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  unsubscribe: Unsubscribe,
  client: string,
): Promise<void> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
  const token = query.get('token') ?? '';
  const asked = query.get('lang');
  const language: Language = asked === 'en' || asked === 'de' || asked === 'tn' ? asked : 'fr';
  const text = TEXTS[language];
  if (request.method !== 'POST') {
    const action = `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}&lang=${language}`;
    const body = `<h1>${text.ask}</h1><form method="post" action="${escapeHtml(action)}"><button>${text.button}</button></form>`;
    return sendSmallPage(response, prefix, { language, title: text.title, body });
  }
  await readBody(request, 4_096);
  const outcome = await unsubscribe(token, client);
  sendSmallPage(response, prefix, {
    status: STATUS[outcome],
    language,
    title: text.title,
    body: `<h1>${text[outcome]}</h1><a class="button" href="/">${text.home}</a>`,
  });
}
