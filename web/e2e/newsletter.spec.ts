import type { Page } from '@playwright/test';
import { pauseClock, runUntilVisible } from './support/clock.ts';
import { expect, test, VIEWPORTS, type Shop } from './support/fixtures.ts';
import { mailsWith } from './support/mail.ts';

const TEXTS = {
  en: {
    malformed: ['Email malformed', 'Try again'],
    sent: ['Email sent.', "We've sent your email."],
    failed: ['An error occurred.', 'Unable to send your email.'],
  },
} as const;

const footerForm = (page: Page) => page.locator('footer form');
const field = (page: Page) => footerForm(page).getByRole('textbox');
const send = (page: Page) => footerForm(page).getByRole('button').click();
const toasts = (page: Page) => page.locator('[data-part="root"][data-scope="toast"]');

/** Records every subscription that is sent, and answers it. */
async function answerSubscriptions(
  page: Page,
  answer: 'subscribed' | 'refused' | 'fault',
): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { input?: { email?: string } } };
    sent.push(variables.input?.email ?? '');
    if (answer === 'fault') return route.abort('connectionrefused');
    return route.fulfill({
      json: { data: { newsletterSubscribe: { subscribed: answer === 'subscribed' } } },
    });
  });
  return sent;
}

/** The device has seen the home page so often. */
async function haveVisited(shop: Shop, visits: string): Promise<void> {
  await shop.page.context().addInitScript((value) => {
    if (sessionStorage.getItem('visited') !== null) return;
    sessionStorage.setItem('visited', '');
    localStorage.setItem('home-visits', value);
  }, visits);
}
const visits = (page: Page) => page.evaluate(() => localStorage.getItem('home-visits'));

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`the footer’s form subscribes: trimmed while typing, a green toast for 5 s, the field cleared (${name})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(viewport);
    await shop.speak('en');
    const sent = await answerSubscriptions(page, 'subscribed');
    await page.clock.install();
    await shop.open('/faq');
    await field(page).scrollIntoViewIfNeeded();
    await field(page).pressSequentially('  amel@example.tn  ');
    await expect(field(page)).toHaveValue('amel@example.tn');
    await pauseClock(page, 500);
    await field(page).press('Enter');
    const toast = toasts(page).filter({ hasText: TEXTS.en.sent[0] });
    await runUntilVisible(page, toast);
    await expect(toast).toContainText(TEXTS.en.sent[1]);
    await expect(toast).toHaveAttribute('data-type', 'success');
    await expect(field(page)).toHaveValue('');
    expect(sent).toEqual(['amel@example.tn']);
    await page.clock.runFor(4500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1500);
    await expect(toast).toHaveCount(0);
  });
}

test('a malformed address gets an info toast, and nothing is sent', async ({ shop }) => {
  const { page } = shop;
  await shop.speak('en');
  const sent = await answerSubscriptions(page, 'subscribed');
  await shop.open('/faq');
  for (const wrong of ['', 'amel', 'amel@example', 'amel+shop@example.tn', 'amel salah@example.tn']) {
    await field(page).fill(wrong);
    await send(page);
    const toast = toasts(page).filter({ hasText: TEXTS.en.malformed[0] });
    await expect(toast.first()).toContainText(TEXTS.en.malformed[1]);
    await expect(toast.first()).toHaveAttribute('data-type', 'info');
    await expect(field(page)).toHaveValue(wrong);
    await expect(field(page)).toBeFocused();
    await toast.first().getByRole('button').click();
    await expect(toasts(page)).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

for (const answer of ['refused', 'fault'] as const) {
  test(`a subscription that fails gets a red toast for 5 s, and the address stays (${answer})`, async ({
    shop,
  }) => {
    const { page } = shop;
    shop.allowConsole(/net::ERR_CONNECTION_REFUSED/);
    await shop.speak('en');
    await answerSubscriptions(page, answer);
    await page.clock.install();
    await shop.open('/faq');
    await field(page).fill('amel@example.tn');
    await pauseClock(page, 500);
    await send(page);
    const toast = toasts(page).filter({ hasText: TEXTS.en.failed[0] });
    await runUntilVisible(page, toast);
    await expect(toast).toContainText(TEXTS.en.failed[1]);
    await expect(toast).toHaveAttribute('data-type', 'error');
    await expect(field(page)).toHaveValue('amel@example.tn');
    await page.clock.runFor(4500);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1500);
    await expect(toast).toHaveCount(0);
  });
}

test('the gateway takes a subscription', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/faq');
  await field(page).fill(`visitor-${Date.now()}@example.tn`);
  await send(page);
  await expect(toasts(page)).toContainText('E-mail envoyé.');
});

test('the code comes once the link of the first e-mail is followed', async ({ shop }) => {
  const { page } = shop;
  const address = `confirms-${Date.now()}@example.tn`;
  /** Messages to the address, the latest first. */
  const messages = () => mailsWith(page.request, shop.url, address);
  await shop.open('/faq');
  await field(page).fill(address);
  await send(page);
  await expect.poll(async () => (await messages()).length).toBe(1);
  const [request = ''] = await messages();
  expect(request).not.toMatch(/LAWAJ-/);
  await page.goto(shop.url + (/\/newsletter\/confirm\?token=[\w-]+/.exec(request)?.[0] ?? ''));
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByRole('heading')).toContainText('Votre inscription est confirmée.');
  await expect.poll(async () => (await messages()).length).toBe(2);
  expect((await messages()).join()).toMatch(/LAWAJ-[A-Z2-9]{10}/);
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL(/\/\?lang=fr$/);
});

test('the benefits are shown: at most one e-mail per week, the new products, a 10% coupon', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.speak('en');
  await haveVisited(shop, '9');
  await shop.open('/');
  const promise = 'At most one e-mail per week, the new product lists and a 10% coupon.';
  await expect(page.getByRole('dialog')).toContainText(promise);
  await expect(footerForm(page)).toContainText(promise);
});

test('the pop-up opens at every tenth home visit, starting with the tenth, and each visit counts', async ({
  shop,
}) => {
  const { page } = shop;
  await haveVisited(shop, '8');
  await shop.open('/');
  await expect.poll(() => visits(page)).toBe('9');
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shop.open('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await visits(page)).toBe('10');
  await dialog.getByRole('textbox').focus();
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Coming back by a link is a visit too; other pages are none.
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(() => visits(page)).toBe('11');
});

for (const broken of ['', '{"n":9}']) {
  test(`a stored counter of ${JSON.stringify(broken)} counts as 0`, async ({ shop }) => {
    const { page } = shop;
    await haveVisited(shop, broken);
    await shop.open('/');
    await expect.poll(() => visits(page)).toBe('1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const answer of ['subscribed', 'refused'] as const) {
  test(`the pop-up stays for a malformed address and closes after either outcome (${answer})`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(VIEWPORTS.phone);
    await shop.speak('en');
    await haveVisited(shop, '19');
    await answerSubscriptions(page, answer);
    await shop.open('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('nobody');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(toasts(page).filter({ hasText: TEXTS.en.malformed[0] })).toBeVisible();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox').fill('amel@example.tn');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(
      toasts(page).filter({ hasText: TEXTS.en[answer === 'subscribed' ? 'sent' : 'failed'][0] }),
    ).toBeVisible();
  });
}

test('the form reads from right to left in Arabic, its address from left to right', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(VIEWPORTS.phone);
  await shop.speak('tn');
  await shop.open('/faq');
  await field(page).scrollIntoViewIfNeeded();
  const at = async (locator: ReturnType<typeof field>) => (await locator.boundingBox()) ?? { x: 0, width: 0 };
  await expect(footerForm(page)).toHaveCSS('direction', 'rtl');
  await expect(field(page)).toHaveCSS('direction', 'ltr');
  const label = await at(footerForm(page).locator('label'));
  const input = await at(field(page));
  expect(label.x + label.width).toBeGreaterThanOrEqual(input.x + input.width - 2);
  await shop.expectNoSidewaysScroll();
});
