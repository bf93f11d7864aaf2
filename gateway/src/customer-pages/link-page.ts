/**
 * Pages that the links of e-mails open: one question, one button. Opening one changes nothing, because mail programs open links by
 * themselves; the button does, by a POST.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../contract/html.ts';
import { readBody } from '../http/body.ts';
import type { Language } from '../../contract/rules/page-rendering.ts';
import { sendSmallPage } from './small-page.ts';

/** Applies the secret of a link and returns the outcome; `client` is for the upstream's rate limits. */
export type LinkAction<Outcome extends string> = (token: string, client: string) => Promise<Outcome>;

export interface LinkPage<Outcome extends string> {
  /** Address of the page. */
  path: (token: string, language: Language) => string;
  texts: Readonly<Record<Language, Readonly<Record<'title' | 'ask' | 'button' | 'next' | Outcome, string>>>>;
  status: Readonly<Record<Outcome, number>>;
  /** Path of the link below the outcome. */
  next: (language: Language) => string;
}

/** Answers GET with the question, POST with the outcome. */
export async function answerLinkPage<Outcome extends string>(
  page: LinkPage<Outcome>,
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  act: LinkAction<Outcome>,
  client: string,
): Promise<void> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
  const token = query.get('token') ?? '';
  const asked = query.get('lang');
  const language: Language = asked === 'en' || asked === 'de' || asked === 'tn' ? asked : 'fr';
  const text = page.texts[language];
  if (request.method !== 'POST') {
    const action = escapeHtml(page.path(token, language));
    const body = `<h1>${text.ask}</h1><form method="post" action="${action}"><button>${text.button}</button></form>`;
    return sendSmallPage(response, prefix, { language, title: text.title, body });
  }
  await readBody(request, 4_096);
  const outcome = await act(token, client);
  sendSmallPage(response, prefix, {
    status: page.status[outcome],
    language,
    title: text.title,
    body: `<h1>${text[outcome]}</h1><a class="button" href="${escapeHtml(page.next(language))}">${text.next}</a>`,
  });
}
