/** The back-office of a shop whose API offers the calls of the specification alone: it is read-only, and says so. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SAMPLE_TICKET, SESSION_TOKEN, startContractUpstream } from '../../gateway/test/contract-upstream.ts';
import { freePort } from '../../gateway/service/free-port.ts';
import { expect, test as base, VIEWPORTS, type Language } from './support/fixtures.ts';
import { GATEWAY, waitUntilOpen } from './support/startShop.ts';
import { texts } from './support/texts.ts';

const test = base.extend<object, { coreShop: string }>({
  coreShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const upstream = await startContractUpstream({ isCoreOnly: true });
      const port = await freePort();
      const { DATABASE_URL: _database, ...env } = process.env;
      const gateway = spawn(process.execPath, [GATEWAY], {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: {
          ...env,
          HOST: '127.0.0.1',
          PORT: String(port),
          REST_API_URL: upstream.url,
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const url = `http://127.0.0.1:${port}`;
      await waitUntilOpen(gateway, `${url}/admin`);
      await run(url);
      gateway.kill('SIGTERM');
      await once(gateway, 'exit');
      await upstream.close();
    },
    { scope: 'worker' },
  ],
  shopUrl: [async ({ coreShop }, run) => run(coreShop), { scope: 'worker' }],
});

for (const [language, viewport] of [
  ['fr', VIEWPORTS.desktop],
  ['tn', VIEWPORTS.phone],
] as const satisfies readonly (readonly [Language, object])[])
  test(`reads what the API offers, and changes nothing (${language}, ${viewport.width} px)`, async ({
    shop,
  }) => {
    const { page } = shop;
    const t = texts(language);
    // The sample's picture does not exist, and the wishlist needs calls beyond the core.
    shop.allowFailure(/\/media\/sample/);
    shop.allowConsole(/wishlist could not be checked/);
    await page.setViewportSize(viewport);
    await page.context().addCookies([
      { name: 'token', value: SESSION_TOKEN, url: shop.url },
      { name: 'signed-in', value: '1', url: shop.url },
    ]);
    await shop.speak(language);
    const content = page.locator('#content');
    const banner = content.getByText(t('admin:readOnly.banner'), { exact: true });

    await shop.open('/admin');
    await expect(banner).toBeVisible();
    const menu =
      viewport === VIEWPORTS.desktop
        ? page.getByRole('navigation', { name: t('admin:menu.label'), exact: true })
        : content;
    await expect(menu.locator('a[href^="/admin/"]')).toHaveCount(7);
    await shop.settle();
    await shop.expectAccessible();

    // A list: its rows, and no way to narrow, select or change them.
    await menu.locator('a[href="/admin/orders"]').click();
    const order = content.getByRole('link', { name: SAMPLE_TICKET });
    await expect(order).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(content.getByRole('searchbox')).toHaveCount(0);
    await expect(content.getByRole('checkbox')).toHaveCount(0);
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();

    // A detail: no step of an order and no paper is offered, and its address can be copied.
    await order.click();
    await expect(content.getByRole('heading', { level: 1 })).toContainText(SAMPLE_TICKET);
    await expect(content.getByRole('button')).toHaveText([t('adminOrders:detail.copy')]);
    await shop.settle();
    await shop.expectAccessible();
    await shop.expectNoSidewaysScroll();

    // Other lists; a seller is read, and cannot be edited.
    for (const name of ['products', 'categories', 'users', 'tickets', 'coupons', 'sellers'] as const) {
      await shop.open(`/admin/${name}`);
      await expect(content.getByRole('heading', { level: 1 })).toHaveText(t(`admin:menu.${name}`));
      await expect(content.getByText('sample', { exact: true }).first()).toBeVisible();
      await expect(content.getByRole('alert')).toHaveCount(0);
    }
    await content.getByRole('link', { name: 'sample' }).click();
    await expect(content.getByRole('heading', { level: 1 })).toContainText('sample');
    await expect(content.getByRole('textbox').first()).toBeDisabled();
    await expect(content.locator('button:enabled')).toHaveCount(0);
    await shop.settle();
    await shop.expectAccessible();

    // What needs more says why it is not there.
    for (const [path, title] of [
      ['returns', 'returns'],
      ['products/x', 'product'],
      ['security', 'security'],
    ] as const) {
      await shop.open(`/admin/${path}`);
      await expect(content.getByRole('heading', { level: 1 })).toHaveText(
        t('admin:readOnly.missing', { name: t(`admin:menu.${title}`) }),
      );
      await expect(content.getByText(t('admin:readOnly.missingText'), { exact: true })).toBeVisible();
    }
    await shop.expectAccessible();
  });
