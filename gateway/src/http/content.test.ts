import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { acceptedEncodings, Content, sendContent } from './content.ts';

const BR = acceptedEncodings('gzip, br');
/** A page of 100 kB whose words repeat as those of a page do. */
const page = Buffer.from(
  Array.from({ length: 4_000 }, (_, at) => `<li id="${at * 7919}">shelf ${at % 97}</li>`).join(''),
);
const sizeOf = async (content: Content) => Number((await content.form(BR)).bytes);

describe('a large body', () => {
  test('is compressed better when it is asked for again, and once more when it is asked for often', async () => {
    const content = new Content(page);
    const once = await sizeOf(content);
    const again = await sizeOf(content);
    expect(again).toBeLessThan(once);

    for (let request = 0; request < 63; request++) expect(await sizeOf(content)).toBe(again);
    const before = await content.form(BR);
    await vi.waitFor(async () => expect(await sizeOf(content)).toBeLessThan(again));

    const best = await content.form(BR);
    expect(brotliDecompressSync(best.body as Buffer).equals(page)).toBe(true);
    expect(best.etag).not.toBe(before.etag);

    // A client that has one form needs no other.
    const server = createServer((request, response) => void sendContent(request, response, content, []));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': 'br', 'if-none-match': before.etag };
    expect((await fetch(`http://127.0.0.1:${port}`, { headers })).status).toBe(304);
    headers['if-none-match'] = '"another"';
    expect((await fetch(`http://127.0.0.1:${port}`, { headers })).headers.get('etag')).toBe(best.etag);
    server.close();
  });

  test('keeps the compressed form that the build made', async () => {
    const ready = Buffer.from('made by the build');
    const content = new Content(page, { ready: { br: ready } });
    for (let request = 0; request < 100; request++) await content.form(BR);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(String((await content.form(BR)).body)).toBe('made by the build');
  });
});
