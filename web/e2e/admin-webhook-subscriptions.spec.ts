/** Subscriptions of third parties to events: made by an owner, verified, tested, sent again from an event on, and removed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAdmin, PHONE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { texts } from './support/texts.ts';

/** A receiver that answers challenges, and lists the types that it was sent. */
async function openReceiver() {
  const types: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { challenge?: string } };
      types.push(type);
      response.end(JSON.stringify(data));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    types,
    url: `http://127.0.0.1:${port}/${crypto.randomUUID().slice(0, 8)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

const language = 'tn';
const size = PHONE;

test(`a subscription is made, tested and removed (${language}, ${size.width} px)`, async ({ shop }) => {
  const { page } = shop;
  const t = texts(language);
  const receiver = await openReceiver();
  try {
    await page.setViewportSize(size);
    await openAdmin(shop, '/admin/webhook-subscriptions', language);
    await shop.expectAccessible();

    await page
      .getByRole('button', { name: t('adminWebhooks:new.title') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('adminWebhooks:new.title') });
    const submit = form.getByRole('button', { name: t('adminWebhooks:new.submit') });
    await submit.click();
    const address = form.getByLabel(t('adminWebhooks:field.url'));
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('https://10.0.0.1/private');
    await form.getByRole('checkbox', { name: t('adminWebhooks:topic.STOCK') }).check();
    await form.getByLabel(t('adminWebhooks:field.contact')).fill('it@erp.example');
    await submit.click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await address.fill(receiver.url);
    await submit.click();

    const made = page.getByRole('alertdialog', { name: t('adminWebhooks:made.title') });
    await expect(made.locator('code')).toHaveText(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();
    await made.getByRole('button', { name: t('adminApiKeys:made.noted') }).click();
    // Other tests sell products meanwhile.
    const own = () => receiver.types.filter((type) => type.startsWith('webhook.'));
    await expect.poll(own).toEqual(['webhook.challenge']);
    await expect
      .poll(async () => {
        await openAdmin(shop, '/admin/webhook-subscriptions', language);
        return page.getByText(t('adminWebhooks:state.ACTIVE')).count();
      })
      .toBeGreaterThan(0);
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();

    const openMenu = async (action: string, role: 'button' | 'link' = 'button'): Promise<void> => {
      await page.getByRole('button', { name: t('admin:list.actionsOf', { name: receiver.url }) }).click();
      await page.getByRole(role, { name: action, exact: true }).click();
    };
    await openMenu(t('adminWebhooks:action.test'));
    await expect.poll(own).toEqual(['webhook.challenge', 'webhook.test']);
    await openMenu(t('adminWebhooks:action.log'), 'link');
    await expect(page.getByText('webhook.test').first()).toBeVisible();
    await expect(page.getByText('webhook.challenge').first()).toBeVisible();
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();

    await openAdmin(shop, '/admin/webhook-subscriptions', language);
    await openMenu(t('adminWebhooks:remove.title'));
    const question = page.getByRole('alertdialog', { name: t('adminWebhooks:remove.title') });
    await question.getByRole('button', { name: t('adminWebhooks:remove.title') }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(receiver.url)).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});
