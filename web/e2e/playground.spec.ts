import { expect, test } from './support/fixtures.ts';

test('the playground runs an example, and loads nothing from another site', async ({ shop }) => {
  const { page } = shop;
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(shop.url) && !url.startsWith(`blob:${shop.url}`) && !url.startsWith('data:'))
      outside.push(url);
  });
  await page.goto(`${shop.url}/graphql`);
  await expect(page.getByRole('tab', { name: 'Offers' })).toBeVisible();
  await page.getByRole('button', { name: /^Execute/ }).click();
  await page.getByRole('menuitem', { name: 'Offers' }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"isAvailable"');
  expect(outside).toEqual([]);
});
