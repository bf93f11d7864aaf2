/** A webhook's delivery that fails until it is given up is resent from the back-office, and arrives. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, openAdmin, WIDE } from './support/admin.ts';
import { expect, test as base } from './support/fixtures.ts';
import { SHOP_PEOPLE } from './support/people.ts';
import { openShop } from './support/startShop.ts';

interface Receiver {
  /** Bodies of the requests, in order. */
  readonly bodies: string[];
  accepts: boolean;
}

const test = base.extend<object, { receiver: Receiver }>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => run({ bodies: [], accepts: false }),
    { scope: 'worker' },
  ],
  shopUrl: [
    async ({ receiver }, run) => {
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          receiver.bodies.push(body);
          response.writeHead(receiver.accepts ? 204 : 503).end();
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const shop = await openShop({
        TICKET_WEBHOOK_URL: `http://127.0.0.1:${port}/tickets`,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        // Fourteen attempts within seconds.
        WEBHOOK_RETRY_SECONDS: '0.001',
      });
      const before = process.env[SHOP_PEOPLE];
      process.env[SHOP_PEOPLE] = shop.people;
      await run(shop.url);
      if (before !== undefined) process.env[SHOP_PEOPLE] = before;
      await shop.stop();
      server.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test('a dead letter is resent, and delivered', async ({ shop, receiver }) => {
  test.setTimeout(120_000);
  const { page } = shop;
  await page.setViewportSize(WIDE);
  const { ticketCreate } = await ask<{ ticketCreate: { ticketNumber: string } }>(
    shop,
    'mutation ($input: TicketCreateInput!) { ticketCreate(input: $input) { ticketNumber userErrors { code } } }',
    {
      input: {
        name: 'Amel Ben Salah',
        email: 'amel@example.tn',
        category: 'ORDER',
        subject: 'Un colis',
        message: 'Où est mon colis, s’il vous plaît ?',
        idempotencyKey: crypto.randomUUID(),
        language: 'FR',
      },
    },
  );
  const number = ticketCreate.ticketNumber;
  await openAdmin(shop, '/admin/webhooks?f.state=DEAD');
  const row = page.getByRole('row').filter({ hasText: number });
  // Sixteen seconds of back-off, and a look at the queue each second.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Abandonnée', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText('503');
  expect(receiver.bodies).toHaveLength(14);
  await shop.expectAccessible();

  receiver.accepts = true;
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Renvoyer' }).first().click();
  await expect(page.getByText('1 livraison renvoyée')).toBeVisible();
  await expect.poll(() => receiver.bodies.length).toBe(15);
  expect(receiver.bodies[14]).toContain(number);
  expect(JSON.parse(receiver.bodies[14] ?? '')).toEqual(JSON.parse(receiver.bodies[0] ?? ''));
  await page.goto(`${shop.url}/admin/webhooks?f.state=DELIVERED`);
  await expect(row).toContainText('Livrée');
});
