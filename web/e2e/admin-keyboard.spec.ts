/** The keyboard in the back office: it is never lost, and keys that are pressed early count. */
import { register, signIn } from './support/account.ts';
import { openAdmin, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { addToStaff } from './support/people.ts';
import { openTicket } from './support/tickets.ts';

/** What has the focus: the tag of its element, and the region of the page that it stands in. */
const focused = (shop: Shop): Promise<string> =>
  shop.page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.closest('main') == null ? '' : 'main '}${activeElement?.tagName ?? ''}`;
  });

test('a button that disappears with what it did leaves the keyboard beside it', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  const number = await openTicket(shop, { subject: 'Une question' });
  await shop.open(`/admin/tickets/${number}`);
  const take = page.getByRole('button', { name: 'Me l’attribuer' });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(take).toBeHidden();
  await expect.poll(() => focused(shop)).toMatch(/^main (?:BUTTON|A|TEXTAREA|INPUT|SELECT)$/);
});

test('the key of the search counts while the list is loading', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  await page.route('**/graphql*', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await route.continue();
  });
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/orders/);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Requests that are held back at this moment are of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a role that may only read is told so once', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  const account = await register(shop);
  await addToStaff(shop.url, page.request, account.email, 'READ_ONLY');
  await signIn(shop, account);
  for (const path of ['/admin/products/new', '/admin/coupons/new', '/admin/staff']) {
    await shop.open(path);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre rôle ne permet pas cela');
    await expect(page.getByRole('button', { name: /Inviter/ })).toHaveCount(0);
  }
  await shop.settle();
  await shop.expectAccessible();
});
