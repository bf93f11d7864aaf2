/** The editor of the home page: draft, preview, publication, planning, restoring, and two editors at once, while shoppers load the page. */
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import homePage from '../src/pages/home/__generated__/HomePageQuery$parameters.ts';

interface Version {
  readonly id: string;
  readonly version: number;
  readonly number: number;
}
interface Homepage {
  readonly published: Version;
  readonly draft: Version | null;
  readonly scheduled: Version | null;
}

// There is one draft.
test.describe.configure({ mode: 'serial' });

const readHomepage = async (shop: Shop): Promise<Homepage> =>
  (
    await ask<{ adminHomepage: Homepage }>(
      shop,
      '{ adminHomepage { published { id version number } draft { id version number } scheduled { id version number } } }',
      {},
    )
  ).adminHomepage;

/** Gives up what is edited or planned, and publishes the version again that was published before. */
async function putBack(shop: Shop, original: Version): Promise<void> {
  const { draft, scheduled } = await readHomepage(shop);
  for (const one of [draft, scheduled]) {
    if (one === null) continue;
    if (one === scheduled)
      await ask(
        shop,
        'mutation ($input: HomepageScheduleInput!) { homepageSchedule(input: $input) { userErrors { code } } }',
        { input: { id: one.id, version: one.version, publishAt: null } },
      );
    const { draft: left } = await readHomepage(shop);
    if (left !== null)
      await ask(
        shop,
        'mutation ($input: HomepageDraftDiscardInput!) { homepageDraftDiscard(input: $input) { userErrors { code } } }',
        { input: { id: left.id, version: left.version } },
      );
  }
  const { published } = await readHomepage(shop);
  if (published.number === original.number) return;
  await ask(
    shop,
    'mutation ($input: HomepageRestoreInput!) { homepageRestore(input: $input) { userErrors { code } } }',
    { input: { id: original.id, baseNumber: published.number, idempotencyKey: crypto.randomUUID() } },
  );
}

/** The page on which the tests change things that other tests do not look at: German texts, and the order of two sections at its end. */
const WATCHED = '/home3?lang=de';
const SWAPPED = '"SELLERS","CATEGORIES"]';

/** What a link to the watched page within the shop asks for. */
const asked = new URLSearchParams({
  documentId: homePage.params.id ?? '',
  variables: JSON.stringify({ language: 'DE', layout: 'HOME3' }),
});

/** Loads the watched page all along, by document and as a link within the shop does; `seen` are the pages by what they show. */
function watch(shop: Shop, marks: readonly string[]) {
  const seen = new Set<string>();
  const watching = new AbortController();
  const loop = (async () => {
    while (!watching.signal.aborted) {
      for (const address of [WATCHED, `/graphql?${asked.toString()}`]) {
        const response = await shop.page.request.get(`${shop.url}${address}`);
        const text = await response.text();
        const mark = marks.find((one) => text.includes(one)) ?? 'old';
        const isBroken = !text.includes('"slider1":[{') || text.includes('"errors":[');
        seen.add(
          `${isBroken ? 'broken ' : ''}${response.status()} ${mark} ${text.includes(SWAPPED) ? 'swapped' : 'plain'}`,
        );
      }
    }
  })();
  return {
    seen,
    end: async () => {
      watching.abort();
      await loop;
    },
  };
}

const saved = (shop: Shop) => expect(shop.page.getByRole('status').first()).toContainText('Enregistré à');

/** The page in the preview has tests of its own, and landmarks of the same names. */
const accessible = (shop: Shop) =>
  shop.expectAccessible({ except: ['label-content-name-mismatch', 'landmark-unique'] });

/** Writes the German name of the first slide. */
async function rename(shop: Shop, name: string, page = shop.page): Promise<void> {
  const slide = page
    .locator('li', { has: page.getByRole('button', { name: /^La rentrée high-tech/ }) })
    .last();
  const head = slide.getByRole('button', { name: /^La rentrée high-tech/ });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await slide.getByRole('tab', { name: 'Deutsch' }).click();
  await slide.getByLabel('Nom, lu à la place de l’image').fill(name);
}

test('a draft is previewed, published, restored and planned; shoppers see whole versions only', async ({
  shop,
}) => {
  test.setTimeout(240_000);
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/homepage');
  const { published: original } = await readHomepage(shop);
  const marks = [1, 2].map((n) => `Marke ${n} ${crypto.randomUUID().slice(0, 8)}`) as [string, string];
  const shopper = watch(shop, marks);
  try {
    await rename(shop, 'Vorher');
    await page.getByRole('button', { name: 'Les offres d’abord' }).click();
    await page.getByRole('button', { name: 'Descendre Toutes les catégories' }).click();
    await saved(shop);

    const preview = page.frameLocator('iframe');
    await page.getByLabel('Langue de l’aperçu').selectOption('de');
    await expect(preview.getByRole('img', { name: 'Vorher' })).toBeAttached();
    const first = await preview.locator('html[data-hydrated]').elementHandle();
    await rename(shop, marks[0]);
    await expect(preview.getByRole('img', { name: marks[0] })).toBeAttached({ timeout: 10_000 });
    // The page in the preview is the same document with other data.
    expect(await first?.evaluate((html) => html.isConnected)).toBe(true);
    await expect(preview.locator('html')).toHaveAttribute('lang', 'de');
    expect([...shopper.seen]).toEqual(['200 old plain']);
    // The language of the preview is not the person's.
    expect(await page.evaluate(() => localStorage.getItem('lang'))).not.toBe('de');
    await accessible(shop);

    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Publier la version/ });
    await expect(dialog).toContainText(/Diapositives\s: modifications\s: 1/);
    await expect(dialog).toContainText(/Les offres d’abord\s: ordre/);
    await accessible(shop);
    await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => [...shopper.seen]).toContain(`200 ${marks[0]} swapped`);

    shopper.seen.clear();
    await page.getByRole('button', { name: `Comparer la version ${original.number}`, exact: true }).click();
    const version = page.getByRole('dialog', { name: new RegExp(`^Version ${original.number} face à`) });
    await expect(version).toContainText(/Diapositives\s: modifications\s: 1/);
    await expect(version).toContainText(new RegExp(String.raw`\(Deutsch\)\s: ${marks[0]} → `));
    await version.getByRole('button', { name: 'Voir la page de cette version' }).click();
    await expect(version.frameLocator('iframe').locator('h1').first()).toBeAttached();
    await accessible(shop);
    await version.getByRole('button', { name: 'Restaurer' }).click();
    await expect(version).toHaveCount(0);
    await expect.poll(() => [...shopper.seen]).toContain('200 old plain');

    await rename(shop, marks[1]);
    await page.getByRole('button', { name: 'Les offres d’abord' }).click();
    await page.getByRole('button', { name: 'Descendre Toutes les catégories' }).click();
    await saved(shop);
    await page.getByRole('button', { name: 'Programmer', exact: true }).click();
    const plan = page.getByRole('dialog', { name: /^Programmer la version/ });
    await plan.getByLabel('Publier le').fill('2040-01-01T10:00');
    await plan.getByRole('button', { name: 'Programmer', exact: true }).click();
    await expect(page.getByRole('note').first()).toContainText('sera publiée');
    await page.getByRole('button', { name: 'Annuler la programmation' }).click();
    await expect(page.getByRole('button', { name: 'Annuler la programmation' })).toHaveCount(0);
    const { draft } = await readHomepage(shop);
    await ask(
      shop,
      'mutation ($input: HomepageScheduleInput!) { homepageSchedule(input: $input) { userErrors { code } } }',
      {
        input: {
          id: draft?.id,
          version: draft?.version,
          publishAt: new Date(Date.now() + 2_000).toISOString(),
        },
      },
    );
    await expect.poll(() => [...shopper.seen]).toContain(`200 ${marks[1]} swapped`);
    await putBack(shop, original);
    await expect.poll(async () => (await readHomepage(shop)).draft).toBeNull();
    const whole = ['200 old plain', `200 ${marks[0]} swapped`, `200 ${marks[1]} swapped`];
    expect([...shopper.seen].filter((page_) => !whole.includes(page_))).toEqual([]);
  } finally {
    await shopper.end();
    await putBack(shop, original);
  }
});

test('the banner and the promotion’s picture have texts that are read in their place', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/homepage');
  const { published } = await readHomepage(shop);
  try {
    const preview = page.frameLocator('iframe');
    await page.getByLabel('Langue de l’aperçu').selectOption('de');
    for (const [section, room, list, text] of [
      ['Marques tunisiennes et bannière', 'local', 'Bannière', 'Banner der Rückkehr'],
      ['Coupons', 'coupons', 'Image de la promotion', 'Bild der Gutscheine'],
    ] as const) {
      await page.getByRole('button', { name: section, exact: true }).click();
      await expect(page.getByRole('heading', { name: new RegExp(String.raw`^${list} \(`) })).toBeVisible();
      const form = page.locator('fieldset', { has: page.getByLabel('Nom, lu à la place de l’image') });
      await form.getByRole('tab', { name: 'Deutsch' }).click();
      await form.getByLabel('Nom, lu à la place de l’image').fill(text);
      await saved(shop);
      // The first change begins a draft, which has a frame of its own.
      await expect(async () => {
        await preview
          .locator(`[data-room="${room}"]`)
          .first()
          .evaluate((shelves) => shelves.scrollIntoView());
        await expect(preview.getByAltText(text)).toBeAttached({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    }
    await accessible(shop);
  } finally {
    await putBack(shop, published);
  }
});

test('the second editor is notified and decides item by item', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/homepage');
  const { published: original } = await readHomepage(shop);
  try {
    // The draft that both edit.
    await rename(shop, 'Anfang');
    await saved(shop);
    const other = await shop.newTab('/admin/homepage');
    await expect(other.locator('#content h1')).toBeVisible();
    await rename(shop, 'Erste');
    await saved(shop);
    await expect.poll(async () => (await readHomepage(shop)).draft?.version ?? 0).toBeGreaterThan(2);
    await rename(shop, 'Zweite', other);
    const question = other.getByRole('alertdialog', { name: 'Le brouillon a changé entre-temps' });
    await expect(question).toContainText('Rien n’a été écrasé');
    await expect(question.getByLabel(/^Le mien/)).toBeChecked();
    await question.getByLabel(/^Le sien.*Erste/).check();
    await question.getByRole('button', { name: 'Réunir et enregistrer' }).click();
    await expect(other.getByRole('status').first()).toContainText('Enregistré à');
    const { adminHomepage } = await ask<{
      adminHomepage: { draft: { content: { lists: { items: { title: { de: string } | null }[] }[] } } };
    }>(shop, '{ adminHomepage { draft { content { lists { items { title { de } } } } } } }', {});
    expect(adminHomepage.draft.content.lists[0]?.items[0]?.title?.de).toBe('Erste');
  } finally {
    await putBack(shop, original);
  }
});

test('a link is filled in by choosing a page of the shop', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/homepage');
  const { published } = await readHomepage(shop);
  try {
    const slide = page
      .locator('li', { has: page.getByRole('button', { name: /^La rentrée high-tech/ }) })
      .last();
    const head = slide.getByRole('button', { name: /^La rentrée high-tech/ });
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await slide.getByLabel('Mène à').selectOption({ label: 'Une catégorie' });
    const picker = slide.getByRole('combobox', { name: 'Choisir une page' });
    await picker.click();
    await slide.getByRole('listbox').getByRole('option').first().click();
    await expect(slide.getByLabel('Lien', { exact: true })).toHaveValue(/^\/category\/[a-z]/);
    await slide.getByLabel('Mène à').selectOption({ label: 'Une marque' });
    await picker.click();
    await slide.getByRole('listbox').getByRole('option').first().click();
    await expect(slide.getByLabel('Lien', { exact: true })).toHaveValue(/^\/brand\/[a-z]/);
    await accessible(shop);
    await saved(shop);

    // Of coupons, the server offers what the home page can show.
    const mark = `CARTE-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    for (const [code, terms] of [
      [`${mark}-A`, { startsAt: '2040-01-01T09:00:00Z' }],
      [`${mark}-B`, { active: false }],
    ] as const)
      await ask(
        shop,
        'mutation ($input: AdminCouponCreateInput!) { adminCouponCreate(input: $input) { userErrors { code } } }',
        {
          input: {
            fields: { code, type: 'FIXED', amount: '5.000', ...terms },
            idempotencyKey: crypto.randomUUID(),
          },
        },
      );
    await page.getByRole('button', { name: 'Coupons', exact: true }).click();
    const cards = page
      .getByRole('heading', { name: /^Coupons/ })
      .locator('xpath=ancestor::*[.//button[normalize-space()="Ajouter"]][1]');
    await cards.getByRole('button', { name: 'Ajouter', exact: true }).click();
    const coupon = cards.getByRole('combobox', { name: 'Coupon' });
    await coupon.click();
    await coupon.pressSequentially(mark);
    const offered = cards.getByRole('listbox').getByRole('option');
    await expect(offered).toHaveText([`${mark}-A`]);
    await offered.click();
    await expect(page.getByText('La boutique le montrera quand ce coupon commencera.')).toBeVisible();
    await accessible(shop);
    await saved(shop);
  } finally {
    await putBack(shop, published);
  }
});

test('on a phone in Tunisian Arabic, with a hint', async ({ shop }) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  // The preview is below the window's end at first: the browser paints its pictures late.
  shop.allowConsole(/was preloaded using link preload but not used/);
  await openAdmin(shop, '/admin/homepage', 'tn');
  await expect(page.getByText('المحرّر أريح على شاشة كبيرة')).toBeVisible();
  await page.getByRole('button', { name: 'الشركاء و تصاور اللوطة', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^الحوانت الشريكة/ })).toBeVisible();
  await page.getByRole('button', { name: 'تليفون', exact: true }).click();
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeAttached();
  await shop.expectNoSidewaysScroll();
  await accessible(shop);
});
