/** Text pages: the program's texts stay as they are, an edited one is shown in the shop, compared, restored and taken back. */
import { ask, newMark, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';

const TEXT =
  'query ($slug: String!, $language: Language!) { adminTextPage(slug: $slug, language: $language) { id version title body edited } }';
interface Text {
  readonly adminTextPage: {
    readonly id: string;
    readonly version: number;
    readonly title: string;
    readonly body: string;
    readonly edited: boolean;
  };
}
const read = async (shop: Shop, slug: string, language = 'FR') =>
  (await ask<Text>(shop, TEXT, { slug, language })).adminTextPage;

// One after the other: some read every text, and others change one.
test.describe.configure({ mode: 'default' });

test('all texts of the program open and stay unchanged', async ({ shop }) => {
  test.slow();
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/pages');
  await expect(page.getByRole('link', { name: 'Français Original' }).first()).toBeVisible();
  await shop.expectAccessible();
  const links = page.locator('#content a[href^="/admin/pages/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(hrefs).size).toBe(68);
  for (const href of new Set(hrefs)) {
    const [slug = '', language = ''] = href.split('/').slice(3);
    const before = await read(shop, slug, language.toUpperCase());
    // From the list and back: a screen is drawn sooner than a page is loaded.
    await page.locator(`#content a[href="${href}"]`).first().click();
    const field = page.getByRole('textbox', { name: 'Texte', exact: true });
    await expect(field).toHaveValue(before.body);
    await expect(field).toHaveAttribute('dir', language === 'tn' ? 'rtl' : 'ltr');
    await field.press('Control+End');
    await field.press('x');
    await expect(page.getByText('1 modification')).toBeVisible();
    await field.press('Backspace');
    await expect(page.getByText('1 modification')).toHaveCount(0);
    // The preview is the shop's page: no text of the program is written in a way that it drops.
    await expect(page.getByText('La boutique ne montre pas tout')).toHaveCount(0);
    expect(await read(shop, slug, language.toUpperCase())).toEqual(before);
    await page.goBack();
  }
});

test('a text is written with the toolbar, shown in the shop, compared, restored and taken back', async ({
  shop,
}) => {
  const { page, url } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/pages/careers/fr');
  const before = await read(shop, 'careers');
  const mark = newMark();
  const field = page.getByRole('textbox', { name: 'Texte', exact: true });
  const preview = page.locator('article article');
  const tools = page.getByRole('group', { name: 'Mise en forme' });

  await field.press('Control+End');
  await field.pressSequentially(`\n\nOuvert le dimanche ${mark}`);
  await tools.getByRole('button', { name: 'Question' }).click();
  await field.pressSequentially('\n\n- un\ndeux\n\n');
  await field.press('Control+b');
  await field.pressSequentially('gras');
  await expect(field).toHaveValue(
    `${before.body}\n\n### Ouvert le dimanche ${mark}\u202f?\n\n- un\n- deux\n**gras**`,
  );
  await expect(preview).toContainText(mark);

  // A link by the keyboard: an address that is not allowed is named.
  await field.press('Control+End');
  await field.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Lien (Ctrl+K)' });
  await dialog.getByLabel('Texte du lien').fill('la FAQ');
  await dialog.getByLabel('Adresse').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await expect(dialog.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true');
  await shop.expectAccessible();
  await dialog.getByLabel('Mène à').selectOption({ label: 'Une catégorie' });
  await dialog.getByRole('combobox', { name: 'Choisir une page' }).click();
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await expect(dialog.getByLabel('Adresse')).toHaveValue(/^\/category\/[a-z]/);
  await dialog.getByLabel('Page de la boutique').selectOption('/faq');
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await expect(field).toHaveValue(/\[la FAQ\]\(\/faq\)$/);

  await tools.getByRole('button', { name: 'Tableau' }).click();
  await page.getByRole('dialog', { name: 'Tableau' }).getByRole('button', { name: 'Insérer' }).click();
  await expect(field).toHaveValue(/\n\n\| Colonne 1 \| Colonne 2 \| Colonne 3 \|\n/);
  // What a tool did is undone like what was typed.
  await field.press('Control+z');
  await expect(field).toHaveValue(/\[la FAQ\]\(\/faq\)$/);

  // What the shop drops is named with its line.
  await field.press('Control+End');
  await field.pressSequentially(' *penché*');
  const line = `${(await field.inputValue()).split('\n').length}`;
  await expect(page.getByText(new RegExp(String.raw`Ligne ${line}\s: de l’italique`))).toBeVisible();
  await shop.expectAccessible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Texte enregistré, visible en boutique')).toBeVisible();
  await expect(page.getByRole('main').getByText('Modifié', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${url}/careers`)).text()).toContain(mark);
  const second = await read(shop, 'careers');
  expect(second).toMatchObject({ version: before.version + 1, edited: true });

  // The version before is compared and restored: it is the program's.
  await page.getByRole('button', { name: `Comparer la version ${before.version}` }).click();
  const comparison = page.getByRole('dialog', { name: `Version ${before.version}` });
  await expect(comparison.locator('del').filter({ hasText: mark })).toBeVisible();
  await shop.expectAccessible();
  await comparison.getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByText(`Version ${before.version} restaurée`)).toBeVisible();
  expect(await read(shop, 'careers')).toMatchObject({ body: before.body, edited: false });
  await expect(field).toHaveValue(before.body);

  // Undone, it is the edited text again; then the original text is taken back.
  await page
    .getByRole('status')
    .filter({ hasText: 'restaurée' })
    .getByRole('button', { name: 'Annuler' })
    .click();
  await expect.poll(async () => (await read(shop, 'careers')).body).toBe(second.body);
  // Messages stay while the mouse is over them.
  await page.mouse.move(300, 600);
  await page.getByRole('button', { name: 'Reprendre le texte d’origine…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(page.getByText('Texte d’origine repris')).toBeVisible();
  expect(await read(shop, 'careers')).toMatchObject({ body: before.body, edited: false });
});

test('two people who edit a text are told', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/pages/gift-cards/en');
  const before = await read(shop, 'gift-cards', 'EN');
  await page.getByLabel('Titre', { exact: true }).fill('Gift cards, mine');
  const update = async (title: string, version: number) =>
    ask(
      shop,
      'mutation ($input: AdminTextPageUpdateInput!) { adminTextPageUpdate(input: $input) { userErrors { code } } }',
      { input: { id: before.id, version, changes: { title } } },
    );
  await update('Gift cards, theirs', before.version);
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(conflict).toContainText('Gift cards, theirs');
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await update(before.title, before.version + 1);
});

test('text pages read well on a phone in Tunisian Arabic', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/pages', 'tn');
  await expect(page.getByRole('link', { name: /تونسي/ }).first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
  await page.getByRole('link', { name: /تونسي/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'النص', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'التنسيق' })).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.expectAccessible();
});
