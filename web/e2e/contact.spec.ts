import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const MESSAGE = {
  name: 'Amel Trabelsi',
  email: 'amel@example.tn',
  subject: 'Mon colis n’est pas là',
  message: 'Il devait arriver hier. Où est-il ?',
} as const;

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

async function fill(page: Page, values: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const send = (page: Page) => page.locator('main form button[type="submit"]');

/** Answers writes as the gateway does, and keeps what was asked. */
async function answerWrites(page: Page, answer: () => object | 'gone') {
  const inputs: Record<string, unknown>[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { variables } = route.request().postDataJSON() as { variables: { input: Record<string, unknown> } };
    inputs.push(variables.input);
    const ticketCreate = answer();
    if (ticketCreate === 'gone') return route.abort('connectionrefused');
    return route.fulfill({ json: { data: { ticketCreate } } });
  });
  return inputs;
}

test.describe('the contact form', () => {
  test('opens a ticket and says its number', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/contact');
    await fill(page);
    await field(page, 'category').selectOption('DELIVERY');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused();
    await expect(page.getByText(/Votre numéro de ticket/)).toHaveText(/\d/);
    await shop.expectAccessible();
  });

  for (const [language, words] of [
    [
      'fr',
      [
        'Nom : à remplir.',
        'E-mail : écrivez une adresse',
        'Objet : 3 caractères au moins.',
        'Message : à remplir.',
      ],
    ],
    [
      'en',
      [
        'Name: please fill in.',
        'E-mail: write an address',
        'Subject: at least 3',
        'Message: please fill in.',
      ],
    ],
    [
      'de',
      [
        'Name: bitte ausfüllen.',
        'E-Mail: eine Adresse',
        'Betreff: mindestens 3',
        'Nachricht: bitte ausfüllen.',
      ],
    ],
    ['tn', ['الإسم: لازم', 'الإيمايل: اكتب عنوان', 'الموضوع: على الأقل 3', 'الرسالة: لازم']],
  ] as const) {
    test(`names the fields that are wrong, in ${language}`, async ({ shop }) => {
      const { page } = shop;
      await shop.speak(language);
      await shop.open('/contact');
      await fill(page, { email: 'amel@', subject: 'ab', phone: '123' });
      await send(page).click();
      for (const [index, name] of ['name', 'email', 'subject', 'message'].entries()) {
        const control = field(page, name);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(
          new RegExp((words[index] ?? '').replaceAll(/[.?]/g, '\\$&').replaceAll(' ', '\\s')),
        );
      }
      await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'name')).toBeFocused();
      if (language === 'fr' || language === 'tn') await shop.expectAccessible();
    });
  }

  test('keeps what was typed when it fails, and a retry opens the same ticket', async ({ shop }) => {
    const { page } = shop;
    shop.allowConsole(/Failed to load resource/);
    shop.allowFailure(/graphql/);
    await shop.open('/contact');
    let works = false;
    const inputs = await answerWrites(page, () =>
      works ? { ticketNumber: 'TCK-1', userErrors: [] } : 'gone',
    );
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Votre message n’est pas parti');
    for (const [name, value] of Object.entries(MESSAGE)) await expect(field(page, name)).toHaveValue(value);
    works = true;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('TCK-1')).toBeVisible();
    expect(inputs.length).toBe(2);
    expect(inputs[1]).toEqual(inputs[0]);
    expect(inputs[0]?.['idempotencyKey']).toMatch(/^[\da-z-]{8,64}$/i);
  });

  test('is sent once by a double click', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/contact');
    const inputs = await answerWrites(page, () => ({ ticketNumber: 'TCK-2', userErrors: [] }));
    await fill(page);
    await send(page).dblclick();
    await expect(page.getByText('TCK-2')).toBeVisible();
    expect(inputs.length).toBe(1);
  });

  test('says at the field what the gateway refuses, and when there were too many', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/contact');
    let errors: object[] = [{ field: ['orderNumber'], code: 'NOT_FOUND' }];
    await answerWrites(page, () => ({ ticketNumber: null, userErrors: errors }));
    await fill(page, { ...MESSAGE, orderNumber: 'CMD-26-000123-4' });
    await send(page).click();
    await expect(field(page, 'orderNumber')).toBeFocused();
    await expect(field(page, 'orderNumber')).toHaveAccessibleDescription(/introuvable/);
    errors = [{ field: [], code: 'RATE_LIMITED' }];
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Trop de messages');
  });

  test('can be filled in by an address', async ({ shop }) => {
    await shop.open('/contact?category=order&order=CMD-26-000123-4');
    await expect(field(shop.page, 'category')).toHaveValue('ORDER');
    await expect(field(shop.page, 'orderNumber')).toHaveValue('CMD-26-000123-4');
  });

  test('stands beside the other ways to reach the shop', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/contact');
    const ways = page.getByRole('region', { name: 'Autres moyens' });
    await expect(ways.getByRole('link')).toHaveCount(4);
    await expect(ways.getByRole('link', { name: /Appel direct/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
  });
});

test.describe('information pages', () => {
  test('are there', async ({ shop }) => {
    for (const path of ['/contact', '/about', '/faq', '/rules']) {
      expect(await shop.open(path), path).toBe(200);
      await expect(shop.page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('the contact page names e-mail, hours and company, and so does its structured data', async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open('/contact');
    await expect(page.locator('main a[href="mailto:contact@lawaj.example"]')).toContainText(
      'Nous écrire par e-mail',
    );
    await expect(page.locator('main')).toContainText('lundi – samedi : 08:30 – 18:00');
    await expect(page.getByRole('region', { name: 'Qui exploite Lawaj' })).toContainText('0000000/X/A/M/000');
    const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(graph.join()).toContain('"legalName":"Lawaj Démo SARL"');
    expect(graph.join()).toContain('"opens":"08:30","closes":"18:00"');
    await shop.open('/terms');
    await expect(page.getByRole('region', { name: 'Qui exploite Lawaj' })).toContainText('Lawaj Démo SARL');
  });

  test('the contact page says without scripts how else the shop is reached', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.url}/contact`);
    await expect(page.getByText(/JavaScript/).first()).toBeVisible();
    await expect(page.locator('main form')).toBeHidden();
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await context.close();
  });
});
