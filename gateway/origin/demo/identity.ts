/** What identifies the demo's products outside the shop, and their measures: of what they are, without another random draw. */
import { gtinCheckDigit } from '../../contract/rules/gtin.ts';
import type { ContentUnit } from '../../contract/rules/unit-price.ts';
import { BRANDS } from './brands.ts';
import type { DemoProduct } from './generate.ts';
import type { KitName } from './model.ts';

export interface DemoIdentity {
  /** Of the product; null where it has none, or its variants have theirs. */
  gtin: string | null;
  mpn: string | null;
  /** Of each variant, in their order. */
  variantGtins: readonly (string | null)[];
  /** Length, width and height in mm. */
  sides: readonly [number, number, number] | null;
  content: { amount: number; unit: ContentUnit } | null;
}

/**
 * GS1 assigns the prefixes 20 to 29 to no company: they are for numbers within a shop. The demo’s goods are invented, so their numbers must not
 * be those of anything that exists.
 */
const PREFIX = '29';
/** Kits of what is made by hand, which has no bar code. */
const HANDMADE: readonly KitName[] = ['craft'];
/** Grams per cubic centimetre of a parcel. */
const DENSITY = 0.3;
/** Kits of products that are used up, whose weight or volume is their contents. */
const CONSUMED: readonly KitName[] = ['beauty', 'perfume', 'health', 'food', 'pet'];
const CONTENT = /^(?<amount>\d+(?:,\d+)?) (?<unit>g|kg|ml|cl|L)$/;
/** Specifications that state the contents. */
const CONTENT_NAMES: readonly string[] = ['Poids', 'Volume', 'Contenance'];
const UNITS: Readonly<Record<string, { unit: ContentUnit; size: number }>> = {
  g: { unit: 'GRAM', size: 1 },
  kg: { unit: 'GRAM', size: 1_000 },
  ml: { unit: 'MILLILITRE', size: 1 },
  cl: { unit: 'MILLILITRE', size: 10 },
  L: { unit: 'MILLILITRE', size: 1_000 },
};

function contentOf({ type, specs }: DemoProduct): DemoIdentity['content'] {
  if (!CONSUMED.includes(type.kit)) return null;
  for (const { name, value } of specs) {
    if (!CONTENT_NAMES.includes(name)) continue;
    const { amount = '', unit = '' } = CONTENT.exec(value)?.groups ?? {};
    const counted = UNITS[unit];
    if (counted)
      return { amount: Math.round(Number(amount.replace(',', '.')) * counted.size), unit: counted.unit };
  }
  return null;
}

const roundedSide = (mm: number): number => Math.max(5, Math.round(mm / 5) * 5);

/** The number under the bar code of a product (place 0) or of one of its variants (from 1): the same for the same product. */
function gtinOf(product: number, place: number): string {
  const digits = `${PREFIX}${String(product).padStart(7, '0')}${String(place).padStart(3, '0')}`;
  return digits + gtinCheckDigit(digits);
}

/** Numbers and measures of a product: those of a brand have them, and what is sold by weight or volume its contents. */
export function identityOf(product: DemoProduct): DemoIdentity {
  const { variants } = product;
  const content = contentOf(product);
  const brand = product.brand === null ? undefined : BRANDS[product.brand];
  if (!brand) return { gtin: null, mpn: null, variantGtins: variants.map(() => null), sides: null, content };
  const initials = brand.name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const side = Math.cbrt(product.weightGrams / DENSITY) * 10;
  const hasCode = !HANDMADE.includes(product.type.kit);
  return {
    gtin: hasCode && variants.length === 0 ? gtinOf(product.id, 0) : null,
    mpn: `${initials}-${product.seed.toString(36).toUpperCase().slice(0, 6)}`,
    variantGtins: variants.map((_, index) => (hasCode ? gtinOf(product.id, index + 1) : null)),
    sides: [roundedSide(side * 1.3), roundedSide(side), roundedSide(side * 0.77)],
    content,
  };
}
