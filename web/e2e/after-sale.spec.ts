import type { Page } from '@playwright/test';
import { formatPhone } from '../src/features/address/formatPhone.ts';
import { register } from './support/account.ts';
import { expect, test, VIEWPORTS } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { deliver } from './support/people.ts';
import { texts } from './support/texts.ts';

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const submit = (page: Page) => page.locator('main form button[type="submit"]');

interface Data {
  viewer?: Record<string, unknown> | null;
  [field: string]: unknown;
}

/** Lets a test change what the gateway answers; writes are answered with `write` alone. */
async function changeAnswers(page: Page, read: (data: Data) => void, write: () => Data): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (route.request().method() === 'POST' && (route.request().postData() ?? '').includes('"input"'))
      return route.fulfill({ json: { data: write() } });
    const response = await route.fetch();
    const json = (await response.json()) as { data?: Data | null };
    if (json.data) read(json.data);
    return route.fulfill({ response, json });
  });
}

const language = 'tn';
test(`a question about an order is found again in the account, and goes on there (${language})`, async ({
  shop,
}) => {
  const { page } = shop;
  const t = texts(language);
  await shop.speak(language);
  await page.setViewportSize(VIEWPORTS.phone);
  const { email, phone } = await register(shop);
  await shop.open('/contact?category=order&order=CMD-26-000123-4');
  // The shop knows the session.
  await expect(field(page, 'name')).toHaveValue('Amel Ben Salah');
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'phone')).toHaveValue(formatPhone(`+216${phone}`));
  await field(page, 'subject').fill('Mon colis n’est pas là');
  await field(page, 'message').fill('Il devait arriver hier. Où est-il ?');
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('list', { name: t('support:files.title') })).toContainText(/k[oB]/);
  await shop.expectAccessible();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: t('support:sent.title') })).toBeFocused();

  await shop.open('/user/tickets');
  const ticket = page.getByRole('link', { name: /Mon colis n’est pas là/ });
  await expect(ticket).toContainText(t('tickets:status.NEW'));
  await expect(ticket).toContainText(/TKT-\d\d-\d{6}-\d/);
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
  await ticket.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon colis n’est pas là' })).toBeVisible();
  await expect(page.getByRole('main').getByText('CMD-26-000123-4')).toBeVisible();

  await submit(page).click();
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    t('support:error.REQUIRED', { field: t('tickets:answer') }),
  );
  await field(page, 'message').fill('Il est arrivé, merci.');
  await submit(page).dblclick();
  const messages = page.getByRole('region', { name: t('tickets:messages') }).locator('ol > li');
  await expect(messages.first().getByRole('link', { name: /facture\.pdf/ })).toHaveAttribute(
    'href',
    /^\/files\/[0-9a-f]{32}$/,
  );
  await expect(messages).toHaveCount(2);
  await expect(messages.last()).toContainText('Il est arrivé, merci.');
  await expect(field(page, 'message')).toHaveValue('');
  await shop.expectAccessible();
  await shop.expectNoSidewaysScroll();
});

test('an answer of the shop is read, and the question is settled; another’s is not there', async ({
  shop,
}) => {
  const { page } = shop;
  await register(shop);
  const ticket = {
    id: Buffer.from('Ticket:TKT-26-000001-1').toString('base64url'),
    number: 'TKT-26-000001-1',
    subject: 'Une question',
    status: 'WAITING_CUSTOMER',
    orderNumber: 'CMD-26-000001-1',
    orderId: Buffer.from('Order:1').toString('base64url'),
    canAnswer: true,
    canResolve: true,
    canClose: false,
    canRate: false,
    rating: null,
    messages: [
      { id: 'a', author: 'CUSTOMER', text: 'Où est-il ?', files: [], createdAt: '2026-11-20T10:00:00.000Z' },
      {
        id: 'b',
        author: 'STAFF',
        text: 'Il arrive demain.',
        files: [],
        createdAt: '2026-11-20T11:00:00.000Z',
      },
    ],
  };
  const resolved = { ...ticket, status: 'RESOLVED', canAnswer: false, canResolve: false, canClose: true };
  await shop.open('/user/tickets/TKT-26-000001-1');
  await expect(page.getByRole('heading', { name: 'Cette demande n’existe pas' })).toBeVisible();
  await changeAnswers(
    page,
    ({ viewer }) => {
      if (viewer && 'ticket' in viewer) viewer['ticket'] = ticket;
    },
    () => ({
      ticketStatusChange: { ticket: { ...resolved, canRate: true }, userErrors: [] },
      ticketRate: { ticket: { ...resolved, rating: { value: 4, comment: 'Rapide' } }, userErrors: [] },
    }),
  );
  await shop.open('/user/tickets/TKT-26-000001-1');
  await expect(page.getByText('Il arrive demain.')).toBeVisible();
  await expect(page.getByText('Votre réponse est attendue')).toBeVisible();
  await expect(page.getByRole('link', { name: /Commande .CMD-26-000001-1/ })).toHaveAttribute(
    'href',
    /\/user\/orders\/.+/,
  );
  await page.getByRole('button', { name: 'C’est réglé' }).click();
  await expect(page.getByText('Cette conversation est terminée.')).toBeVisible();
  await expect(field(page, 'message')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fermer la demande' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer la note' }).click();
  await expect(page.getByText('Choisissez une note.')).toBeVisible();
  await page.getByText('4 étoiles', { exact: true }).locator('..').click();
  await field(page, 'comment').fill('Rapide');
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Envoyer la note' }).click();
  await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible();
  await expect(page.getByText('Rapide')).toBeVisible();
});

test('a buyer who has received a product reviews it on its page; others see no form', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await register(shop);
  const write = page.getByRole('button', { name: /Donner mon avis/ });
  const asked = page.waitForResponse(async (response) => (await response.text()).includes('reviewPlace'));
  await shop.open(`/product/${samples.cheap.slug}`);
  await asked;
  await expect(write).toHaveCount(0);

  const { id } = await placeOrder(shop, samples.cheap);
  await deliver(shop.url, id);
  await shop.open(`/product/${samples.cheap.slug}`);
  await write.click();
  await field(page, 'text').fill('Conforme à la photo.');
  await submit(page).click();
  const stars = page.getByRole('radio');
  await expect(page.getByText('Note : à remplir.')).toBeVisible();
  await page.getByText('4 étoiles', { exact: true }).locator('..').click();
  await expect(stars.nth(3)).toBeChecked();
  await shop.expectAccessible();
  await submit(page).click();
  await expect(page.getByText('En relecture')).toBeVisible();
  await expect(page.getByText('Conforme à la photo.')).toBeVisible();
  await page.getByRole('button', { name: /^Supprimer mon avis/ }).click();
  await expect(page.getByText('Supprimer cet avis pour toujours ?')).toBeVisible();
  // Only its author sees it until it is moderated.
  await shop.open('/user/reviews');
  await expect(page.getByText('Conforme à la photo.')).toBeVisible();
});

test('the account has a place for reviews, which says what to do while there is none', async ({ shop }) => {
  await register(shop);
  await shop.open('/user/reviews');
  await expect(shop.page.getByRole('heading', { name: 'Aucun avis' })).toBeVisible();
  await shop.expectAccessible();
});

test('a seller applies: what is wrong stands at its field, and a number comes back', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.open('/sell');
  await expect(page.getByText('0 % de commission pendant 3 mois')).toBeVisible();
  await expect(page.getByText('Validation sous 24 heures')).toBeVisible();
  await submit(page).click();
  await expect(field(page, 'shopName')).toBeFocused();
  await expect(field(page, 'regionNumber')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'website')).not.toHaveAttribute('aria-invalid', 'true');
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const typed = {
    shopName: 'Dar Zitoun',
    legalName: 'Dar Zitoun SARL',
    taxNumber: '12',
    address: '3, rue de la Plage, La Marsa',
    message: 'Huile d’olive et savons du Sahel.',
    contactName: 'Amel Ben Salah',
    email: `zitoun${digits}@example.tn`,
    phone: '98 123 456',
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'regionNumber').selectOption({ index: 4 });
  await submit(page).click();
  await expect(field(page, 'taxNumber')).toBeFocused();
  await expect(field(page, 'taxNumber')).toHaveAccessibleDescription(/1234567A\/A\/M\/000/);
  await expect(field(page, 'shopName')).toHaveValue('Dar Zitoun');
  await field(page, 'taxNumber').fill(`${digits}B`);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Candidature envoyée' })).toBeFocused();
  await expect(page.getByText(/SEL-\d\d-\d{6}-\d/)).toBeVisible();
  await shop.expectAccessible();
});
