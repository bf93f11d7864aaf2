import { expect, test } from '@playwright/test';

/** As much as a seller and an address may hold, in words and without any space. */
const LONGEST = {
  sender: {
    name: 'Société Méditerranéenne de Distribution et de Commerce International SARL',
    phone: '+21671234567',
    address: 'Immeuble Le Carthage, avenue Habib Bourguiba prolongée, Charguia '.repeat(3),
    regionNumber: 4,
  },
  address: {
    recipient: 'محمد الهادي بن عبد القادر بن محمود الطرابلسي '.repeat(3).slice(0, 120),
    phone: '+21698123456',
    secondPhone: '+21622333444',
    regionNumber: 4,
    delegation: 'Djebel Jelloud',
    postalCode: '2070',
    street: 'Résidence Les Jardins du Lac, bloc C, escalier 4, appartement 27, rue du Lac '
      .repeat(3)
      .slice(0, 200),
    landmark: 'En face de la pharmacie de nuit et du lycée '.repeat(3).slice(0, 120),
    note: 'x'.repeat(300),
  },
};

for (const format of [undefined, 'A6'])
  test(`a parcel’s label is one page with whole bars, however long its texts (${format ?? 'its own size'})`, async ({
    page,
  }) => {
    const { drawLabel } = await import('../../gateway/origin/api/delivery/label.ts');
    await page.setContent(
      drawLabel('SIM7F00A1B2C3', { reference: 'CMD-26-000123-4/1', cash: 1_234_567_890, ...LONGEST }),
    );
    const pdf = await page.pdf(format === undefined ? { preferCSSPageSize: true } : { format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    const main = await page.locator('main').boundingBox();
    const bars = await page.getByRole('img').boundingBox();
    const note = await page.locator('p').filter({ hasText: 'xxx' }).boundingBox();
    const cash = await page.getByText('Contre remboursement').boundingBox();
    if (!main || !bars || !note || !cash) throw new Error('a part of the label is missing');
    expect(bars.x).toBeGreaterThan(main.x);
    expect(bars.x + bars.width).toBeLessThan(main.x + main.width);
    expect(bars.y + bars.height).toBeLessThan(main.y + main.height);
    expect(note.y + note.height).toBeLessThan(cash.y);
  });
