/**
 * `/dev/mail`: the e-mails of a shop without a mail server, for those who try it on their own machine. Only there: they
 * contain links that open accounts, so all other clients are refused.
 */
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { escapeHtml } from '../../contract/html.ts';
import { sendText } from './reply.ts';
import { sendSmallPage } from '../customer-pages/small-page.ts';

interface StoredMail {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
}

const MOST = 100;
const LOCAL = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** By the connection's address and the Host header: a page of another site cannot read it (DNS rebinding). */
const isOwnMachine = (request: IncomingMessage): boolean =>
  LOCAL.test(request.socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(request.headers.host ?? '') &&
  request.headers['x-forwarded-for'] === undefined;

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

async function readAll(folder: string): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const latest = names.toSorted().toReversed().slice(0, MOST);
  return Promise.all(
    latest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
}

/** Shows the latest e-mails of a folder. */
export async function answerMailbox(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: readonly string[],
  folder: string,
): Promise<void> {
  if (!isOwnMachine(request)) return sendText(request, response, 404, 'No such page');
  const mails = await readAll(folder);
  const items = mails.map(
    ({ at, to, subject, text }) =>
      `<li><details><summary><b><bdi>${escapeHtml(subject)}</bdi></b><br>${escapeHtml(to)} · ${escapeHtml(at)}</summary><pre dir="auto">${linked(text)}</pre></details></li>`,
  );
  sendSmallPage(response, prefix, {
    language: 'en',
    title: 'Mail',
    body: `<h1>Mail of this shop</h1><p>No mail server is set (SMTP_URL), so messages stay here. Shown on this machine only.</p>${items.length === 0 ? '<p>None yet.</p>' : `<ul>${items.join('')}</ul>`}`,
  });
}
