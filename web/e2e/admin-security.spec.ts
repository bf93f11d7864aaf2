/** Rules of the team's sign-in: the second step that is required and reset, the password again, who read what. */
import type { Request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { register } from './support/account.ts';
import { ask, openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { addToStaff, demoPerson } from './support/people.ts';

/** A stream that stays open has no answer to change: a test that waited for it would end with an error. */
const isStream = (request: Request) => request.headers()['accept'] === 'text/event-stream';

const texts = {
  require: 'Exiger',
  question: 'Exiger la deuxième étape\u202f?',
  password: 'Votre mot de passe',
  field: 'Mot de passe',
  go: 'Continuer',
  required: 'Exigée',
  requiredDone: 'La deuxième étape est exigée',
  reset: 'Réinitialiser la deuxième étape de Amel Ben Salah',
  resetGo: 'Réinitialiser',
  resetDone: 'La deuxième étape de Amel Ben Salah est réinitialisée',
  missing: /le reste de l’administration s’ouvre ensuite/,
  begin: 'Activer',
  log: 'Données consultées',
  opened: 'Ouvert',
  seenBy: 'Données du client vues par',
  all: 'Tout voir',
};

/** Sets up the second step of the signed-in admin. */
async function enrol(shop: Shop, password: string): Promise<void> {
  const { twoStepBegin } = await ask<{ twoStepBegin: { secret: { secret: string } } }>(
    shop,
    'mutation ($input: TwoStepBeginInput!) { twoStepBegin(input: $input) { secret { secret } userErrors { code } } }',
    { input: { password } },
  );
  const code = new TOTP({ secret: Secret.fromBase32(twoStepBegin.secret.secret) }).generate();
  const { twoStepConfirm } = await ask<{ twoStepConfirm: { userErrors: readonly unknown[] } }>(
    shop,
    'mutation ($input: TwoStepConfirmInput!) { twoStepConfirm(input: $input) { userErrors { code } } }',
    { input: { code } },
  );
  expect(twoStepConfirm.userErrors).toEqual([]);
}

test(`the second step is required after the password was entered again`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  // Other tests work as the same owner: the rule itself is not changed.
  let tries = 0;
  await page.route('**/graphql*', async (route) => {
    const request = route.request();
    if (request.method() === 'POST' && (request.postData() ?? '').includes('"isTwoStepRequired":true')) {
      tries += 1;
      const userErrors =
        tries === 1 ? [{ field: ['password'], code: 'PASSWORD_REQUIRED', message: 'too long ago' }] : [];
      const policy = tries === 1 ? null : { isTwoStepRequired: true };
      return route.fulfill({ json: { data: { staffPolicySet: { policy, userErrors } } } });
    }
    if (isStream(route.request())) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { adminStaffPolicy?: object } | null };
    if (tries > 1 && json.data?.adminStaffPolicy) json.data.adminStaffPolicy = { isTwoStepRequired: true };
    return route.fulfill({ response, json });
  });
  await openAdmin(shop, '/admin/staff');
  await page.getByRole('button', { name: texts.require, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: texts.question });
  await question.getByRole('button', { name: texts.require, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.password });
  await expect(dialog.getByLabel(texts.field)).toBeFocused();
  await shop.expectAccessible();
  await dialog.getByLabel(texts.field).fill('not this one');
  await dialog.getByRole('button', { name: texts.go }).click();
  await expect(dialog.getByLabel(texts.field)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(texts.field).fill(demoPerson('admin').password);
  await dialog.getByRole('button', { name: texts.go }).click();
  await expect(page.getByText(texts.requiredDone)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(page.getByText(texts.required, { exact: true })).toBeVisible();
  expect(tries).toBe(2);
});

test(`a colleague’s second step is reset`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  const person = await register(shop);
  await addToStaff(shop.url, page.request, person.email, 'SUPPORT');
  await enrol(shop, person.password);
  await openAdmin(shop, '/admin/staff');
  const row = page
    .locator('tr, li, article')
    .filter({ hasText: person.email })
    .filter({ has: page.getByRole('button', { name: texts.reset }) });
  await shop.expectAccessible();
  await row.getByRole('button', { name: texts.reset }).first().click();
  const dialog = page.getByRole('alertdialog', { name: texts.reset });
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: texts.resetGo, exact: true }).click();
  await expect(page.getByText(texts.resetDone)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test(`who lacks a required second step is led to its set-up`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await page.route('**/graphql*', async (route) => {
    if (isStream(route.request())) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as {
      data?: { viewer?: { staff?: object }; ownTwoStep?: object } | null;
    };
    const { viewer, ownTwoStep } = json.data ?? {};
    if (viewer?.staff) Object.assign(viewer.staff, { isTwoStepMissing: true });
    if (ownTwoStep) Object.assign(ownTwoStep, { isRequired: true });
    return route.fulfill({ response, json });
  });
  await openAdmin(shop, '/admin/orders');
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText(texts.missing)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.begin })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await shop.expectAccessible();
});

test(`owners see who read a customer’s data`, async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await register(shop);
  const { id, number } = await placeOrder(shop, samples.cheap);
  await openAdmin(shop, `/admin/orders/${id}`);
  await shop.open(`/admin/orders/${id}`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.seenBy }) });
  await expect(card.getByText(texts.opened).first()).toBeVisible();
  await card.getByRole('link', { name: texts.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.log })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/audit/access\\?f\\.buyerOf=${number}`));
  await shop.expectAccessible();
  await page.getByRole('link', { name: number }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await shop.open('/admin/audit');
  await page.getByRole('link', { name: texts.log }).click();
  await expect(page).toHaveURL(/\/admin\/audit\/access$/);
  await expect(page.getByText(texts.opened).first()).toBeVisible();
});
