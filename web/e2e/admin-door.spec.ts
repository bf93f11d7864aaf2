/** The back office's door: who comes in, and which entries of the menu each role sees. */
import { newAccount, register, signIn } from './support/account.ts';
import { WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { addToStaff, demoPerson } from './support/people.ts';

/** Entries that every role sees, in their order; what only some see is marked with their names. */
const MENU: readonly (readonly [entry: string, ...roles: string[]])[] = [
  ['Aujourd’hui'],
  ['À confirmer'],
  ['Commandes'],
  ['Colis'],
  ['Retours'],
  ['Remboursements'],
  ['Produits'],
  ['Catégories'],
  ['Marques'],
  ['Avis'],
  ['Médias'],
  ['Tickets'],
  ['Utilisateurs'],
  ['Candidatures'],
  ['Vendeurs'],
  ['Encaissements', 'OWNER', 'ORDERS', 'FINANCE', 'READ_ONLY'],
  ['Versements', 'OWNER', 'ORDERS', 'FINANCE', 'READ_ONLY'],
  ['Coupons'],
  ['Ventes flash'],
  ['Promotions'],
  ['Textes'],
  ['Page d’accueil'],
  ['Newsletter'],
  ['Recherches'],
  ['Synonymes'],
  ['Redirections'],
  ['Questions'],
  ['Équipe', 'OWNER'],
  ['Tâches'],
  ['Journal', 'OWNER'],
  ['Webhooks'],
  ['Clés d’API', 'OWNER'],
  ['Abonnements webhook', 'OWNER'],
  ['Boutique', 'OWNER'],
];

test('visitors, shoppers and expired sessions are led to the shop', async ({ shop }) => {
  const { page } = shop;
  const isRefused = async (): Promise<void> => {
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toHaveCount(0);
    await expect(page.locator('footer')).toHaveCount(1);
  };
  await page.setViewportSize(WIDE);
  for (const path of ['/admin', '/admin/orders', '/admin/no/such/screen']) {
    await page.goto(`${shop.url}${path}`);
    await isRefused();
  }

  await signIn(shop, demoPerson('shopper'));
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(`${shop.url}${path}`);
    await isRefused();
  }

  shop.allowConsole(/session has expired/);
  // A cookie that stands for no session: the browser still takes the person for signed in.
  await signIn(shop, demoPerson('admin'));
  await page.context().addCookies([{ name: 'token', value: 'a.b.c', url: shop.url, httpOnly: true }]);
  await page.goto(`${shop.url}/admin/orders`);
  await isRefused();
});

for (const role of ['CATALOGUE', 'ORDERS', 'SUPPORT', 'MARKETING', 'FINANCE', 'READ_ONLY'] as const)
  test(`an admin of the role ${role} sees its entries`, async ({ shop }) => {
    const account = await register(shop, newAccount());
    await addToStaff(shop.url, shop.page.request, account.email, role);
    await signIn(shop, account);
    await expectMenu(shop, role);
    if (role !== 'ORDERS') return;
    // A screen of other roles says which right is missing, and who can give it.
    await shop.open('/admin/settings');
    await expect(shop.page.getByRole('main')).toContainText('Votre rôle (Commandes) n’a pas le droit «');
    await expect(shop.page.getByRole('main')).toContainText('Demandez à');
    await shop.expectAccessible();
  });

test('the owner sees every entry', async ({ shop }) => {
  await signIn(shop, demoPerson('admin'));
  await expectMenu(shop, 'OWNER');
});

async function expectMenu(shop: Shop, role: string): Promise<void> {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await shop.open('/admin');
  await expect(page.locator('#content h1')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link');
  const seen = MENU.filter(([, ...roles]) => roles.length === 0 || roles.includes(role));
  for (const [index, [entry]] of seen.entries()) await expect(links.nth(index)).toHaveAccessibleName(entry);
  await expect(links).toHaveCount(seen.length);

  // Neither the shop's footer nor its bottom navigation, here and on an address that does not exist.
  for (const path of ['/admin', '/admin/no/such/screen']) {
    await shop.open(path);
    await expect(page.locator('#content h1')).toBeVisible();
    await expect(page.locator('footer')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(1);
  }
  await expect(page.locator('#content h1')).toHaveText('Cet écran n’existe pas');

  // What is not in the menu is refused by its address as well.
  if (role === 'OWNER') return;
  shop.allowConsole(/RequestError: Not allowed/);
  await shop.open('/admin/staff');
  await expect(page.locator('#content')).toContainText(/rôle/);
}
