/** The back office: its door, its frame, its lists. */
import { signIn } from './support/account.ts';
import { newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { placeOrder } from './support/orders.ts';
import { demoPerson } from './support/people.ts';

test('the menu leads to the screens, the palette and letters do so without a mouse', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
  await expect(page.locator('footer')).toHaveCount(0);
  await shop.expectAccessible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page).toHaveTitle('Commandes · Lawaj');
  await expect(menu.getByRole('link', { name: 'Commandes' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/admin$/);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Aller à…' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('comm');
  await expect(palette.getByRole('option', { name: 'Commandes' })).toBeVisible();
  await shop.expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(palette).toHaveCount(0);

  // A number leads to what it names.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('+216 98 123 450');
  await expect(palette.getByRole('option', { name: /Commandes du/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\?q=98123450$/);
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(sheet.getByText('Aller à : Aujourd’hui')).toBeVisible();
  await shop.expectAccessible();
  // Single-letter shortcuts can be switched off for dictation.
  await sheet.getByRole('checkbox').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('an address where no screen stands says so, and leads on', async ({ shop }) => {
  await openAdmin(shop, '/admin/no/such/screen');
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Cet écran n’existe pas');
  await shop.page.getByRole('link', { name: 'Retour à l’accueil de l’administration' }).click();
  await expect(shop.page).toHaveURL(/\/admin$/);
});

test('a list is its address: search, filters, columns, and back', async ({ shop, samples }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { number } = await placeOrder(shop, samples.cheap);
  await shop.open('/admin/orders');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('À confirmer');
  await expect(row.getByRole('link', { name: number })).toBeVisible();
  await shop.expectAccessible();

  // A new order does not move the rows: it is counted until it is loaded. The menu counts it as well.
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'À confirmer' })).toHaveAccessibleDescription(/\d/);
  const { number: later } = await placeOrder(shop, samples.cheap);
  await expect(page.getByText(/nouvelles? commandes?/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(later) })).toHaveCount(0);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(later) })).toBeVisible();

  // A view that everybody has.
  await page.getByRole('link', { name: 'À préparer' }).click();
  await expect(page).toHaveURL(/f\.state=CONFIRMED/);
  await expect(page.getByRole('link', { name: 'À préparer' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Tout', exact: true }).click();

  await page.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  // A panel that is opened while the list is still on its way stays open when it arrives.
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByText('1–1 sur 1')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Livrée', exact: true }).check({ timeout: 5_000 });
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await expect(page).toHaveURL(/f\.state=DELIVERED/);
  await page.getByRole('button', { name: 'Quel filtre ne laisse rien' }).click();
  await expect(page.getByRole('button', { name: /Sans État.*1$/ })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Effacer les filtres' }).first().click();
  await expect(page).toHaveURL(/\/admin\/orders(?:\?q=.*)?$/);

  await page.getByRole('button', { name: 'Affichage' }).click();
  await page.getByRole('checkbox', { name: 'Vendeurs' }).click();
  await expect(page.getByRole('columnheader', { name: 'Vendeurs' })).toBeVisible();
  await expect(page).toHaveURL(/cols=/);
  // The choice stays on the device.
  await shop.open('/admin/orders');
  await expect(page.getByRole('columnheader', { name: 'Vendeurs' })).toBeVisible();
});

for (const language of ['fr', 'tn'] as const) {
  test(`a phone shows lists as cards and the menu as a drawer (${language})`, async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await openAdmin(shop, '/admin/orders', language);
    await expect(page.getByRole('table')).toHaveCount(0);
    await shop.expectNoSidewaysScroll();
    await shop.expectAccessible();
    await page.locator('header button[aria-haspopup=dialog]').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link').first()).toBeVisible();
    await shop.settle();
    await shop.expectAccessible();
    await drawer.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(drawer).toHaveCount(0);
  });
}

test('who signs out sees nothing of it any more', async ({ shop }) => {
  const { page } = shop;
  await openAdmin(shop, '/admin/orders');
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await shop.open('/admin/orders');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('an order is confirmed and handed over step by step, each with its question', async ({
  shop,
  samples,
}) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const { number } = await placeOrder(shop, samples.cheap);
  await shop.open(`/admin/orders?q=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  // The skeleton's heading had the focus first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${number} · Lawaj`);
  await shop.expectAccessible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmer' });
  await shop.settle();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('h1 + span')).toHaveText('Confirmée');
  await page.getByRole('button', { name: 'Préparer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Préparer' }).click();
  await expect(page.locator('h1 + span')).toHaveText('En préparation');
  // Cancelling what is being prepared needs a reason.
  await page.getByRole('button', { name: 'Annuler la sous-commande' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la sous-commande' }).click();
  await expect(page.getByRole('dialog').getByText('À remplir.')).toBeVisible();
  await page.getByLabel('Motif').fill('Le vendeur n’en a plus');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la sous-commande' }).click();
  await expect(page.locator('h1 + span')).toHaveText('Annulée');
  // One stream has it all, and takes a note for colleagues.
  const stream = page.locator('section', {
    has: page.getByRole('heading', { name: 'Tout ce qui s’est passé' }),
  });
  await expect(stream.getByRole('listitem').first()).toContainText('Le vendeur n’en a plus');
  await expect(stream.getByRole('listitem').filter({ hasText: 'En préparation' })).toHaveCount(1);
  await stream.getByLabel('Note interne').fill('Cliente prévenue');
  await stream.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(stream.getByRole('listitem').first()).toContainText('Cliente prévenue');
  await expect(page.getByText('Aucun ticket pour cette commande.')).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('link', { name: 'Commandes' }).last().click();
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Annulée');
});

test('what was typed in a form is not left without a question: by a link, by back', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await signIn(shop, demoPerson('admin'));
  const mark = newMark();
  await page.request.post(`${shop.url}/graphql`, {
    data: {
      query:
        'mutation ($input: CannedAnswerSaveInput!) { cannedAnswerSave(input: $input) { userErrors { code } } }',
      variables: {
        input: {
          title: `Livraison ${mark}`,
          shortcut: `livraison-${mark}`,
          texts: { fr: 'Bonjour {name}' },
          idempotencyKey: crypto.randomUUID(),
        },
      },
    },
  });
  await shop.open('/admin/tickets/answers');
  await page.getByRole('link', { name: `Livraison ${mark}` }).click();
  const text = page.getByLabel('Texte français');
  await text.fill('Oui, sous trois jours.');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Coupons' }).click();
  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
  await shop.settle();
  await shop.expectAccessible();
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/tickets\/answers\/./);
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tickets\/answers\/./);
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(question).toHaveCount(0);
  await expect(text).toHaveValue('Oui, sous trois jours.');
  await text.press('Control+s');
  await expect(page.getByText('Réponse type enregistrée')).toBeVisible();
  // Nothing is unsaved any more.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/tickets\/answers$/);

  await page.goForward();
  await text.fill('Encore un mot.');
  await page.goBack();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL(/\/admin\/tickets\/answers$/);
});
