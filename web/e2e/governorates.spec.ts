import { expect, test, type Language } from './support/fixtures.ts';

for (const [language, locale] of [
  ['fr', 'fr'],
  ['tn', 'ar'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test(`governorates stand in the reader’s alphabet wherever one is chosen (${language})`, async ({
    shop,
    samples,
  }) => {
    const { page } = shop;
    await shop.speak(language);
    const names = async (): Promise<string[]> => {
      const select = page.locator('main select[name="regionNumber"]');
      await expect(select.locator('option')).toHaveCount(25);
      return (await select.locator('option').allTextContents()).slice(1);
    };
    await shop.open('/sell');
    const toSell = await names();
    await shop.fillCart([{ id: samples.cheap.id, quantity: 1 }]);
    await shop.open('/order');
    expect(await names()).toEqual(toSell);
    expect(toSell).toEqual(toSell.toSorted(new Intl.Collator(locale).compare));
  });
}
