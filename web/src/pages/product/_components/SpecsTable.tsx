import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDecimal } from '../../../design/money.ts';
import { isBrandSpec, isColorSpec } from '../../../features/product/shopSpecs.ts';
import { useColorName } from '../../../features/product/useColorName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { SpecsTable_product$key } from './__generated__/SpecsTable_product.graphql.ts';
import styles from './SpecsTable.module.css';

/** A product's technical data: the seller's entries, then those of the shop. */
export function SpecsTable({ product: key }: { product: SpecsTable_product$key }) {
  const { t, language } = useTranslation('product');
  const colorName = useColorName();
  const headingId = useId();
  const product = useFragment(
    graphql`
      fragment SpecsTable_product on Product {
        sku
        colors
        weightGrams
        gtin
        mpn
        condition
        dimensions {
          lengthMm
          widthMm
          heightMm
        }
        brand {
          name
        }
        specs {
          french: name(language: FR)
          name(language: $language)
          value(language: $language)
        }
      }
    `,
    key,
  );
  const { weightGrams: grams } = product;
  const conditionText = (condition: string): string =>
    t(condition === 'USED' ? 'specs.conditions.USED' : 'specs.conditions.REFURBISHED');
  const rows = (product.specs ?? []).map(({ name, value }) => ({ name, value }));
  const add = (name: string, value: string | null | undefined) => {
    if (value && !rows.some((row) => row.name.toLowerCase() === name.toLowerCase()))
      rows.push({ name, value });
  };
  // What the seller states is known by its French name, whatever the page's language.
  const states = (isIt: (name: string) => boolean) =>
    product.specs?.some(({ french }) => isIt(french)) === true;
  if (!states(isBrandSpec)) add(t('specs.brand'), product.brand?.name);
  // The seller may already have this entry, in its own form: "Couleur".
  if (!states(isColorSpec)) {
    add(t('specs.colors'), product.colors.map(colorName).join(', '));
  }
  if (grams != null) {
    const weight =
      grams < 1000
        ? t('specs.grams', { n: grams })
        : t('specs.kilograms', { n: formatDecimal(grams / 1000, language, grams % 1000 === 0 ? 0 : 2) });
    add(t('specs.weight'), weight);
  }
  if (product.dimensions) {
    const { lengthMm, widthMm, heightMm } = product.dimensions;
    const centimetres = (mm: number) => formatDecimal(mm / 10, language, mm % 10 === 0 ? 0 : 1);
    add(
      t('specs.dimensions'),
      t('specs.centimetres', {
        length: centimetres(lengthMm),
        width: centimetres(widthMm),
        height: centimetres(heightMm),
      }),
    );
  }
  if (product.condition !== 'NEW') add(t('specs.condition'), conditionText(product.condition));
  add(t('specs.sku'), product.sku);
  add(t('specs.mpn'), product.mpn);
  add(t('specs.gtin'), product.gtin);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('specs.title')}
      </h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td dir="auto">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
