import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestHost } from '../testing/host.ts';
import type { TestHost } from '../testing/host.ts';
import { openTestShop } from '../testing/shop.ts';
import type { TestShop } from '../testing/shop.ts';

// The first queries on a new database are slow.
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
let host: TestHost;
beforeAll(async () => {
  shop = await openTestShop();
  host = await openTestHost(shop.url);
}, 240_000);
afterAll(async () => {
  await host.close();
  await shop.close();
});

/** Prefixes of matching product names (separated by " | ") → messages of one conversation. */
const said = JSON.parse(readFileSync(new URL('french.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

it.each(Object.entries(said).flatMap(([names, messages]) => messages.map((text) => [text, names] as const)))(
  '%s: %s',
  async (text, names) => {
    const say = host.talk();
    let products: { name: string }[] = [];
    for (const message of text.split(' / ')) ({ products } = await say(message));
    const fits = products.map(({ name }) => names.split(' | ').some((one) => name.startsWith(one)));
    const count = fits.filter(Boolean).length;
    // Most shown products match; or, if the shop has few matches, those come first.
    const isLittle = count > 0 && fits.lastIndexOf(true) === count - 1;
    expect(isLittle || count >= products.length * 0.75, products.map(({ name }) => name).join('\n')).toBe(
      true,
    );
    expect(count).toBeGreaterThan(0);
  },
);
