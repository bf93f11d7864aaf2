/** Two-step sign-in of an admin: set up in the back-office, asked for on the sign-in page. */
import { Secret, TOTP } from 'otpauth';
import { register, signOut } from './support/account.ts';
import { PHONE } from './support/admin.ts';
import { addToStaff } from './support/people.ts';
import { expect, test } from './support/fixtures.ts';

const STEP_MS = 30_000;

const texts = {
  begin: 'فعّل',
  password: 'كلمة السر',
  code: 'الكود',
  enter: 'ادخل',
  noted: 'قيّدتهم',
  verify: 'ثبّت الكود',
};

test(`the second step is set up, and asked for at sign-in (tn, 390 px)`, async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  const person = await register(shop);
  await addToStaff(shop.url, page.request, person.email, 'SUPPORT');
  await shop.speak('tn');
  await shop.open('/admin/security');
  await page.getByLabel(texts.password, { exact: true }).fill('not this one');
  await page.getByRole('button', { name: texts.begin }).click();
  await expect(page.getByLabel(texts.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(texts.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: texts.begin }).click();
  const key = page
    .locator('dd span')
    .filter({ hasText: /^[A-Z2-7]{32}$/ })
    .first();
  const secret = (await key.innerText()).trim();
  await shop.expectAccessible();
  const codeOf = (steps: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
  await page.getByLabel(texts.code, { exact: true }).fill(codeOf(-1));
  await page.getByRole('button', { name: texts.verify }).click();
  const codes = page.locator('main li code, #content li code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await shop.expectAccessible();
  await page.getByRole('button', { name: texts.noted }).click();
  await expect(codes).toHaveCount(0);

  const enterPassword = async (): Promise<void> => {
    await signOut(shop);
    await shop.open('/login');
    await page.locator('input[name="identifier"]').fill(person.email);
    await page.locator('input[name="password"]').fill(person.password);
    await page.getByRole('button', { name: texts.enter }).click();
    await expect(page.locator('input[name="code"]')).toBeFocused();
  };
  await enterPassword();
  await shop.expectAccessible();
  await page.locator('input[name="code"]').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="code"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name="code"]').fill(codeOf(0));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await enterPassword();
  await page.locator('input[name="code"]').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
});
