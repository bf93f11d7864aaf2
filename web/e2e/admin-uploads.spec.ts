/** Uploads of the back office in a real browser, with real files, to the real shop. */
import { mkdir, truncate, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { MAX_UPLOAD_BYTES, UPLOAD_PATH } from '../../gateway/contract/rules/media.ts';
import { mp4, picture } from '../../gateway/origin/testing/media.ts';
import { ask, openAdmin, PHONE, WIDE } from './support/admin.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { holdRequests } from './support/hold.ts';

/** Writes a file of this test, filled with zeros to `size` bytes, and gives its path. */
async function newFile(
  info: TestInfo,
  name: string,
  content: Uint8Array,
  size = content.length,
): Promise<string> {
  await mkdir(info.outputDir, { recursive: true });
  const path = info.outputPath(name);
  await writeFile(path, content);
  // Zeros take no room on the disk.
  await truncate(path, size);
  return path;
}

const PANEL = 'الإرسال';
const COUNTS = '1 قاعدين يتبعثو، 0 كملو، 0 فشلو';
const NOTE = 'الإرسال يكمل في الخلفية.';

const choose = (shop: Shop, paths: readonly string[]): Promise<void> =>
  shop.page.locator('#content input[type=file]').setInputFiles([...paths]);

const toast = ({ page }: Shop, text: string) => page.getByRole('status').filter({ hasText: text });
const tile = ({ page }: Shop, name: string) => page.locator('#content').getByRole('button', { name });

const isUpload = (url: URL): boolean => url.pathname === UPLOAD_PATH;

/** Holds back uploads until the returned function is called. */
const hold = ({ page }: Shop): Promise<() => void> => holdRequests(page, isUpload);

const language = 'tn';

test(`a picture is uploaded while the admin works elsewhere (${language})`, async ({ shop }, info) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/media', language);
  const release = await hold(shop);
  const name = `${language}-${Date.now()}.png`;
  await choose(shop, [await newFile(info, name, await picture(400, 300, 'png'))]);
  const panel = page.getByRole('region', { name: PANEL, exact: true });
  const head = panel.locator('button[aria-expanded]');
  await expect(head).toContainText(COUNTS);
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel).toContainText(NOTE);
  await expect(panel.getByRole('listitem')).toContainText(name);
  // At the lower end of the screen, on the side where lines end.
  const { x = 0, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
  expect(WIDE.height - (y + height)).toBeLessThan(40);
  expect(x).toBeLessThan(40);
  await shop.expectAccessible();
  await head.click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await head.click();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(panel).toContainText(name);
  release();
  await expect(toast(shop, name)).toBeVisible();
  await page.goBack();
  await expect(tile(shop, name)).toBeVisible();
  await shop.expectNoSidewaysScroll();
});

test('files are paused, resumed, retried and removed by the keyboard', async ({ shop }, info) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/media');
  const stamp = Date.now();
  const release = await hold(shop);
  const files = ['a', 'b'].map(async (name) => newFile(info, `${name}-${stamp}.jpg`, await picture()));
  await choose(shop, await Promise.all(files));
  const panel = page.getByRole('region', { name: 'Envois', exact: true });
  await panel.getByRole('button', { name: 'Tout mettre en pause' }).press('Enter');
  await expect(panel.getByText('En pause, reprend au début')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Tout reprendre' }).press('Enter');
  await expect(panel.getByText('En pause, reprend au début')).toHaveCount(0);
  await panel.getByRole('button', { name: `Mettre a-${stamp}.jpg en pause` }).press('Enter');
  await expect(panel.getByRole('listitem').first()).toContainText('En pause, reprend au début');
  await panel.getByRole('button', { name: `Retirer b-${stamp}.jpg` }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  release();
  await panel.getByRole('button', { name: `Reprendre a-${stamp}.jpg au début` }).press('Enter');
  await expect(toast(shop, `a-${stamp}.jpg a été envoyé`)).toBeVisible();
  await expect(panel).toContainText('0 en cours, 1 terminés, 0 échoués');
  await expect(toast(shop, '1 réussis, 0 échoués')).toBeVisible();
  await expect(tile(shop, `b-${stamp}.jpg`)).toHaveCount(0);
});

test('a cut connection is told, and the file is sent when asked again', async ({ shop }, info) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  shop.allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  shop.allowFailure(new RegExp(UPLOAD_PATH));
  await openAdmin(shop, '/admin/media');
  const name = `cut-${Date.now()}.jpg`;
  let requests = 0;
  await page.route(isUpload, (route) => {
    requests += 1;
    return route.abort('internetdisconnected');
  });
  await choose(shop, [await newFile(info, name, await picture())]);
  await expect(toast(shop, 'Échec de l’envoi')).toContainText('Cela ressemble à une erreur de réseau');
  expect(requests).toBe(4);
  await expect(toast(shop, '0 réussis, 1 échoués')).toBeVisible();
  await page.unroute(isUpload);
  await page.getByRole('button', { name: `Réessayer ${name}` }).click();
  await expect(toast(shop, `${name} a été envoyé`)).toBeVisible();
  await expect(tile(shop, name)).toBeVisible();
});

test('what may not be uploaded is refused before it is sent', async ({ shop }, info) => {
  const { page } = shop;
  await page.setViewportSize(WIDE);
  await openAdmin(shop, '/admin/media', 'en');
  let requests = 0;
  await page.route(isUpload, (route) => {
    requests += 1;
    return route.abort();
  });
  const large = await newFile(info, 'large.mp4', mp4(4_096), MAX_UPLOAD_BYTES + 1);
  await choose(shop, [large, await newFile(info, 'letter.pdf', Buffer.from('%PDF-1.7'))]);
  await expect(toast(shop, 'large.mp4 exceeds maximum allowed size of 300 MB')).toBeVisible();
  await expect(toast(shop, 'You can only upload: image/*, video/*')).toBeVisible();
  await choose(shop, [await newFile(info, 'script.png', Buffer.from('#!/bin/sh'))]);
  await expect(toast(shop, 'script.png is not an accepted picture or video')).toBeVisible();
  expect(requests).toBe(0);
});

const REPLACE = { fr: 'Remplacer partout…', tn: 'بدلو في كل بلاصة…' };

for (const [language, size] of [
  ['fr', WIDE],
  ['tn', PHONE],
] as const)
  test(`another file takes the place of a picture wherever it is used (${language})`, async ({
    shop,
  }, info) => {
    const { page } = shop;
    await page.setViewportSize(size);
    await openAdmin(shop, '/admin/media', language);
    const name = `logo-${language}-${Date.now()}.png`;
    await choose(shop, [await newFile(info, name, await picture(300, 300, 'png'))]);
    await expect(tile(shop, name)).toBeVisible();
    const { adminMedia } = await ask<{ adminMedia: { nodes: readonly [{ url: string }] } }>(
      shop,
      'query ($q: String) { adminMedia(first: 1, filter: { query: $q }) { nodes { url } } }',
      { q: name },
    );
    const [{ url }] = adminMedia.nodes;
    const { adminBrandCreate } = await ask<{ adminBrandCreate: { brand: { id: string } } }>(
      shop,
      'mutation ($input: AdminBrandCreateInput!) { adminBrandCreate(input: $input) { brand { id } userErrors { code } } }',
      {
        input: {
          fields: { name: `Marque ${Date.now()}`, logoUrl: url },
          idempotencyKey: crypto.randomUUID(),
        },
      },
    );
    await shop.open(`/admin/media?q=${name}`);
    await tile(shop, name).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Marque ');
    await shop.expectAccessible();
    await page.screenshot({ path: info.outputPath(`replace-${language}.png`) });
    await dialog
      .getByLabel(REPLACE[language])
      .setInputFiles(await newFile(info, `new-${name}`, await picture(200, 200, 'png')));
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => {
        const { adminBrand } = await ask<{ adminBrand: { logoUrl: string } }>(
          shop,
          'query ($id: ID!) { adminBrand(id: $id) { logoUrl } }',
          { id: adminBrandCreate.brand.id },
        );
        return adminBrand.logoUrl;
      })
      .not.toBe(url);
    await shop.open(`/admin/media?q=${name}`);
    await tile(shop, `new-${name}`).click();
    await expect(dialog).toContainText('Marque ');
  });

test('a video of 300 MB is stored to the last byte, and played in parts', async ({ shop }, info) => {
  const { page } = shop;
  await page.setViewportSize(PHONE);
  await openAdmin(shop, '/admin/media');
  const name = `film-${Date.now()}.mp4`;
  await choose(shop, [await newFile(info, name, mp4(4_096), MAX_UPLOAD_BYTES)]);
  // The API responds while the file is on its way.
  const { ok } = await page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    return { ok: response.ok };
  });
  expect(ok).toBe(true);
  await expect(toast(shop, `${name} a été envoyé`)).toBeVisible({ timeout: 90_000 });
  await tile(shop, name).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue(name);
  await expect(dialog.locator('video[controls][preload=metadata]')).toBeVisible();
  await shop.expectAccessible();
  const response = await page.request.post(`${shop.url}/graphql`, {
    data: {
      query: 'query ($q: String) { adminMedia(first: 1, filter: { query: $q }) { nodes { url bytes } } }',
      variables: { q: name },
    },
  });
  const { data } = (await response.json()) as {
    data: { adminMedia: { nodes: { url: string; bytes: number }[] } };
  };
  const [file] = data.adminMedia.nodes;
  expect(file?.bytes).toBe(MAX_UPLOAD_BYTES);
  const part = await page.request.get(new URL(file?.url ?? '', shop.url).href, {
    headers: { range: `bytes=${MAX_UPLOAD_BYTES - 10}-` },
  });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(
    `bytes ${MAX_UPLOAD_BYTES - 10}-${MAX_UPLOAD_BYTES - 1}/${MAX_UPLOAD_BYTES}`,
  );
  expect(await part.body()).toHaveLength(10);
});
