/** A gateway on the real REST API over a test database, called as by a browser: with a cookie of its own. */
import { createOrigin } from '../origin/app.ts';
import type { Origin, OriginOptions } from '../origin/app.ts';
import type { OriginDatabase } from '../origin/db/database.ts';
import { memoryTransport } from '../origin/mail/transport.ts';
import type { OutgoingMail } from '../origin/mail/transport.ts';
import { openTestDatabase } from '../origin/testing/database.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway, GatewayOptions } from '../src/app.ts';
import { documentFile, ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';

export const SERVICE_TOKEN = 'live-service-token-0123';

/** Stores the cookie that the gateway sets. */
export interface Browser {
  /** Value of the cookie `token`; undefined: none. */
  token: string | undefined;
  ask(
    query: string,
    variables?: Record<string, unknown>,
    init?: { headers?: Record<string, string> },
  ): Promise<Answer>;
  /** GET of a trusted document. */
  get(documentId: string): Promise<Answer>;
}

export interface LiveShop {
  gateway: Gateway;
  origin: Origin;
  /** Address of the REST API. */
  restUrl: string;
  database: OriginDatabase;
  browser(address?: string): Browser;
  mailsTo(address: string): Promise<readonly OutgoingMail[]>;
  close(): Promise<void>;
}

/**
 * Opens the shop in open mode, over the given database or a new one; `texts` are its trusted documents. `restUrl` of the options: a further
 * REST API of the same database.
 */
export async function openLiveShop(
  texts: Record<string, string> = {},
  options: Partial<GatewayOptions> = {},
  originOptions: Partial<OriginOptions> = {},
): Promise<LiveShop & { ids: Record<string, string> }> {
  const database = originOptions.database ?? (await openTestDatabase());
  const mailTransport = memoryTransport();
  const origin = await createOrigin({
    serviceToken: SERVICE_TOKEN,
    publicUrl: 'https://shop.test',
    mailTransport,
    ...originOptions,
    database,
  });
  const documents = documentFile(texts);
  const restUrl = await origin.listen();
  const gateway = createGateway({
    serviceToken: SERVICE_TOKEN,
    documents: 'open',
    persistedFile: documents.file,
    ...options,
    restUrl: options.restUrl === undefined ? restUrl : `${restUrl},${options.restUrl}`,
  });
  await until(() => gateway.ready());
  return {
    gateway,
    origin,
    restUrl,
    database,
    ids: documents.ids,
    browser(address = '41.0.0.1') {
      const send = async (
        url: string,
        init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
      ): Promise<Answer> => {
        const answer = await read(
          await gateway.yoga.fetch(url, {
            ...init,
            headers: {
              'x-client-address': address,
              'user-agent': 'Test browser',
              ...(browser.token === undefined ? {} : { cookie: `other=1; token=${browser.token}` }),
              ...init.headers,
            },
          }),
        );
        for (const cookie of answer.headers.getSetCookie()) {
          const value = /^token=([^;]*)/.exec(cookie)?.[1];
          if (value !== undefined) browser.token = value === '' ? undefined : value;
        }
        return answer;
      };
      const browser: Browser = {
        token: undefined,
        ask: (query, variables, { headers } = {}) =>
          send(ENDPOINT, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ query, variables }),
          }),
        get: (documentId) => send(`${ENDPOINT}?documentId=${documentId}`, { method: 'GET' }),
      };
      return browser;
    },
    async mailsTo(address) {
      await origin.context.mailer.flush();
      return mailTransport.sent.filter(({ to }) => to === address);
    },
    async close() {
      await gateway.close();
      await origin.close();
      await database.close();
      documents.remove();
    },
  };
}
