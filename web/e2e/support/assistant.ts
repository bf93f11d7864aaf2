import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { expect, type Shop } from './fixtures.ts';
import { test as base } from './proxy.ts';
import { ask } from './samples.ts';

/** A request of the browser to the assistant. */
export interface Asked {
  readonly replyId: string;
  readonly after?: number;
  readonly query: string;
  readonly queryType: string;
  readonly language: string;
  readonly persona: string | null;
  readonly picture?: { readonly description: string | null; readonly colors: readonly string[] } | null;
  readonly history: readonly { isUser: boolean; text: string; productIds: readonly string[] }[];
}

/** A connection that waits for a reply: sends its events and its end. */
export interface Wire {
  readonly asked: Asked;
  text(text: string): void;
  /** A reply event with this many products of the catalogue. Returns their names. */
  products(count: number): Promise<string[]>;
  restarted(): void;
  completed(): void;
  failed(failure: 'UNAVAILABLE' | 'RATE_LIMITED', retryAfter?: number): void;
  /** A malformed event. */
  garbage(): void;
  /** The connection breaks, without an end of the stream. */
  cut(): void;
  /** Resolves when the browser has disconnected. */
  readonly left: Promise<void>;
}

export interface Assistant {
  /** The connections that the browser has opened for replies, the oldest first. */
  readonly wires: readonly Wire[];
  /** Waits for the connection of that number, from 0. */
  wire(index: number): Promise<Wire>;
  /** From now on every message is classified as this; null: no result, undefined: the result comes too late. */
  classify(as: string | null | undefined): void;
  /** The classified texts. */
  readonly classified: readonly string[];
}

/** Longer than a message waits to be classified, in milliseconds. */
const TOO_LATE = 3_000;

const source = new URL('../../src/relay/persisted.json', import.meta.url);
const documents = JSON.parse(readFileSync(source, 'utf8')) as Readonly<Record<string, string>>;

/** The trusted document that begins like this. */
export function documentOf(start: string): { id: string; text: string } {
  const found = Object.entries(documents).find(([, text]) => text.startsWith(start));
  if (found === undefined) throw new Error(`No trusted document begins with "${start}"`);
  return { id: found[0], text: found[1] };
}

const reply = documentOf('subscription requestReplySubscription(');
const classification = documentOf('mutation classifyQueryMutation(');

/** Products that a card can add to the cart, with just the fields that a reply's cards have. */
async function readProducts(url: string, count: number): Promise<{ name: string }[]> {
  const selection = /products \{([^}]*)\}/.exec(reply.text)?.[1] ?? '';
  const fragments = reply.text.slice(reply.text.indexOf('\nfragment '));
  const { products } = await ask<{
    products: { nodes: { name: string; hasVariants: boolean; isAvailable: boolean }[] };
  }>(
    url,
    `query ($language: Language! = FR) { products(first: 100, filter: { inStock: true }) { nodes { __typename ${selection} } } } ${fragments}`,
  );
  return products.nodes.filter(({ hasVariants, isAvailable }) => isAvailable && !hasVariants).slice(0, count);
}

function openWire(asked: Asked, response: ServerResponse, url: string): Wire {
  let sequence = asked.after ?? 0;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const tell = (type: string, fields: object = {}): void => {
    sequence += 1;
    const botReply = { __typename: `BotReply${type}`, sequence, ...fields };
    response.write(`event: next\ndata: ${JSON.stringify({ data: { botReply } })}\n\n`);
  };
  const end = (): void => void response.end('event: complete\ndata:\n\n');
  return {
    asked,
    text: (text) => tell('Text', { text }),
    async products(count) {
      const products = await readProducts(url, count);
      tell('Products', { products });
      return products.map(({ name }) => name);
    },
    restarted: () => tell('Restarted'),
    completed() {
      tell('Completed');
      end();
    },
    failed(failure, retryAfter) {
      tell('Failed', { failure, retryAfter: retryAfter ?? null });
      end();
    },
    garbage: () => void response.write('event: next\ndata: {"data":{"botReply":\n\n'),
    cut: () => void response.destroy(),
    left: new Promise((resolve) => response.once('close', () => resolve())),
  };
}

/** Tests of the panel with an assistant controlled by the test, over real connections that can break. */
export const test = base.extend<{ assistant: Assistant }>({
  assistant: async ({ network, shop }, run) => {
    // On a loaded machine it may take longer than a message waits for it.
    shop.allowConsole(/The message could not be classified/);
    const wires: Wire[] = [];
    const classified: string[] = [];
    let kind: string | null | undefined = 'SEARCH_PRODUCT';
    network.answerInstead(({ documentId, variables }, response) => {
      if (documentId === reply.id) {
        wires.push(openWire(variables['input'] as Asked, response, network.url));
        return true;
      }
      if (documentId !== classification.id) return false;
      classified.push((variables['input'] as { query: string }).query);
      const botQueryClassify = { queryType: kind ?? null, userErrors: [] };
      const answer = (): void => {
        response.writeHead(200, { 'content-type': 'application/graphql-response+json' });
        response.end(JSON.stringify({ data: { botQueryClassify } }));
      };
      // The browser itself would retry a connection that is closed without a response.
      if (kind === undefined) setTimeout(answer, TOO_LATE);
      else answer();
      return true;
    });
    await run({
      wires,
      async wire(index) {
        const deadline = Date.now() + 10_000;
        while (wires.length <= index) {
          if (Date.now() > deadline) throw new Error(`There is no connection ${index}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return wires[index] as Wire;
      },
      classify(as) {
        kind = as;
      },
      classified,
    });
  },
});

export const panel = (page: Page): Locator => page.getByRole('dialog');
export const messages = (page: Page): Locator => panel(page).getByRole('list').first().locator('> li');
export const field = (page: Page): Locator => panel(page).getByRole('textbox');
export const send = (page: Page): Locator => panel(page).getByRole('button', { name: 'Envoyer' });

/** Opens the panel by the floating widget. */
export async function openByWidget(shop: Shop, path = '/contact'): Promise<void> {
  const { page } = shop;
  await shop.open(path);
  await page.getByRole('button', { name: 'Nous contacter' }).click();
  await page.getByRole('button', { name: 'Assistant IA', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

/** Sends the text in the field, as soon as the previous reply has ended: nothing can be sent meanwhile. */
export async function sendWritten(page: Page): Promise<void> {
  await expect(panel(page).locator('button[type="submit"]')).toBeEnabled();
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** Types a text and sends it, as soon as the previous reply has ended. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await sendWritten(page);
}

/** Sends a message and waits for the request to the assistant. Returns the connection. */
export async function say(page: Page, assistant: Assistant, text: string): Promise<Wire> {
  const count = assistant.wires.length;
  await write(page, text);
  return assistant.wire(count);
}
