/**
 * `npm run conformance -- --rest URL --chat URL --delivery URL [--token TOKEN] [--write]`: whether services that a shop brings itself
 * keep the contract. One line per call and probe; exit status 1 when a core call fails, 2 for wrong arguments.
 * docs/bring-your-own-upstreams.md describes it.
 */
import { parseArgs } from 'node:util';
import { accountNumberIn } from '../src/loaders/viewer/account-number.ts';
import { checkChat } from './conformance/chat.ts';
import { Client } from './conformance/client.ts';
import { checkDelivery } from './conformance/delivery.ts';
import { checkPages } from './conformance/pages.ts';
import { Report } from './conformance/report.ts';
import { checkRest } from './conformance/rest.ts';

const USAGE = `Usage: npm run conformance -- [--rest URL] [--chat URL] [--delivery URL] [--token TOKEN] [--write]
  --rest URL      REST v1, without /v1; the pages of the shop are tried on its core calls too
  --token TOKEN   session token of an admin of it: also checks what needs a session (or CONFORMANCE_TOKEN)
  --chat URL      chat host
  --delivery URL  delivery service, with the bearer token in DELIVERY_API_TOKEN
  --write         also sends calls that write: use a test service`;

/** The address of an option. @throws Error that names the option */
function urlOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`--${name}: must be an http or https address`);
  return text;
}

/** @throws Error that names the option, unless the token names an account */
function checkToken(token: string): void {
  try {
    accountNumberIn(token);
  } catch {
    throw new Error('--token: is not a session token');
  }
}

async function main(args: string[]): Promise<number> {
  let urls: Record<'rest' | 'chat' | 'delivery', string | undefined>;
  let token: string | undefined;
  let values: { write?: boolean | undefined; help?: boolean | undefined };
  try {
    const parsed = parseArgs({
      args,
      options: {
        rest: { type: 'string' },
        chat: { type: 'string' },
        delivery: { type: 'string' },
        token: { type: 'string' },
        write: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
    values = parsed;
    token = parsed.token ?? process.env['CONFORMANCE_TOKEN'];
    if (token !== undefined) checkToken(token);
    urls = {
      rest: urlOf('rest', parsed.rest),
      chat: urlOf('chat', parsed.chat),
      delivery: urlOf('delivery', parsed.delivery),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const { rest, chat, delivery } = urls;
  if (rest === undefined && chat === undefined && delivery === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { write } = values;
  const report = new Report((line) => console.log(line));
  if (rest !== undefined) {
    const client = new Client(rest);
    await checkRest(client, report, { token, write });
    await checkPages(client, report);
  }
  if (chat !== undefined) await checkChat(chat, report);
  if (delivery !== undefined)
    await checkDelivery(new Client(delivery), report, {
      token: process.env['DELIVERY_API_TOKEN'] ?? '',
      write,
    });
  console.log(report.summary());
  return report.isPassed ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
