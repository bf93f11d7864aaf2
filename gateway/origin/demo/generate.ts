/** Generates the demo catalogue's products from the departments' data: the same products for the same count, everywhere. */
import { BRANDS, type DemoBrand } from './brands.ts';
import { DERJA_TEXTS } from './derja.ts';
import { DEPARTMENTS } from './departments/index.ts';
import { GLOSSARY } from './glossary.ts';
import { CATEGORY_FIELDS, KITS, LINES, LINE_ENDS, MODELS, type Kit } from './kits.ts';
import type { DescriptionParts } from './languages/descriptions/index.ts';
import { tunisianThing, type NameParts } from './languages/names.ts';
import { artworks, list, sentences, type Artwork, type ProductType } from './model.ts';
import { AUTHORS } from './people.ts';
import { hash, random, type Random } from '../media/random.ts';
import { RETURN_POLICIES, SELLERS } from './sellers.ts';
import { readCategories, type DemoCategory } from './tree.ts';
import { capitalise, colorAdjective, isComplement, priceTag, slugify } from './words.ts';

export interface DemoVariant {
  color: string | null;
  size: string | null;
  priceDelta: number;
  stock: number;
}

/** A product without time-dependent data: ages and flash sales are added at the load. Money in millimes. */
export interface DemoProduct {
  id: number;
  slug: string;
  sku: string;
  name: string;
  /** What the name is made of, for the other languages. */
  parts: NameParts;
  description: string;
  /** What the description is made of, for the other languages. */
  told: DescriptionParts;
  /** The description in Tunisian Arabic, of a seller who writes in it; null: the family's. */
  derja: string | null;
  type: ProductType;
  /** Name of the artwork that shows it. */
  art: string;
  kit: Kit;
  category: DemoCategory;
  /** Index into BRANDS. */
  brand: number | null;
  /** Index into SELLERS. */
  seller: number;
  price: number;
  discountPrice: number | null;
  stock: number;
  stockStatus: string;
  colors: string[];
  tags: string[];
  specs: { name: string; value: string }[];
  variants: DemoVariant[];
  warrantyMonths: number | null;
  warrantyType: string | null;
  weightGrams: number;
  returnPolicy: string | null;
  /** Popularity from 0 (poor) to 1 (excellent): ratings, sales and reviews are derived from it. */
  quality: number;
  popularity: number;
  active: boolean;
  seed: number;
}

export const CATEGORIES: readonly DemoCategory[] = readCategories(DEPARTMENTS);

interface Family {
  type: ProductType;
  kit: Kit;
  category: DemoCategory;
  traits: string[][];
  specs: { name: string; values: string[]; shown: boolean }[];
  about: string[];
  art: Artwork[];
  colors: readonly string[];
  brands: number[];
  sellers: number[];
}

/** A name within a sentence; abbreviations such as HDR and Wi-Fi keep their capitals. */
const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}*[\p{Lu}-]/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);

function fieldsOf(category: DemoCategory, kit: Kit): readonly string[] {
  for (const id of [category.id, ...category.ancestorIds.toReversed()]) {
    const own = CATEGORY_FIELDS[CATEGORIES[id - 1]?.slug ?? ''];
    if (own && kit.naming === 'brand') return [own];
    if (own && kit.fields.length === 1) return [own];
  }
  return kit.fields;
}

function readFamilies(): Family[] {
  const families: Family[] = [];
  for (const department of DEPARTMENTS) {
    const own = CATEGORIES.filter((category) => category.department === department);
    const top = own[0];
    if (!top) throw new Error('A department has no category');
    const sellers = SELLERS.flatMap((seller, index) =>
      seller.departments.includes(top.slug) ? [index] : [],
    );
    for (const type of department.types) {
      const category = own.find((one) => one.isLeaf && one.name === type.category);
      if (!category)
        throw new Error(
          `${type.noun}: no category without children is called ${type.category} in ${top.name}`,
        );
      const kit = KITS[type.kit];
      const fields = fieldsOf(category, kit);
      families.push({
        type,
        kit,
        category,
        traits: type.traits.map(list),
        specs: Object.entries(type.specs ?? {}).map(([name, values]) => ({
          name: name.replace(/^\*/, ''),
          values: list(values),
          shown: name.startsWith('*'),
        })),
        about: sentences(type.about),
        art: artworks(type.art),
        colors: type.colors === undefined ? kit.colors : list(type.colors),
        brands: BRANDS.flatMap((brand, index) =>
          brand.fields.some((field) => fields.includes(field)) ? [index] : [],
        ),
        sellers,
      });
      const family = families.at(-1);
      if (family && (family.brands.length === 0 || family.sellers.length === 0)) {
        throw new Error(`${type.noun}: nobody makes or sells it (fields ${fields.join(', ')})`);
      }
    }
  }
  return families;
}

/** The artwork for a product with these traits: of what is made for one of them, else of what is for the whole family. */
function artworkFor(family: Family, traits: readonly string[], id: number): Artwork {
  const fitting = family.art.filter((art) => art.traits.some((trait) => traits.includes(trait)));
  return random(`artwork ${id}`).pick(
    fitting.length > 0 ? fitting : family.art.filter((art) => art.traits.length === 0),
  );
}

/** Those of a product's colours that its artwork shows. */
function shownColors(artwork: Artwork, colors: readonly string[]): string[] {
  if (artwork.colors.length === 0 || colors.length === 0) return [...colors];
  const shown = colors.filter((color) => artwork.colors.includes(color));
  return shown.length > 0 ? shown : artwork.colors.slice(0, 1);
}

let families: readonly Family[] | undefined;
/** Every product family, parsed once. */
export const allFamilies = (): readonly Family[] => (families ??= readFamilies());

const WOMEN_KITS = new Set(['women', 'jewel', 'bag']);
function modelNames(family: Family): readonly string[] {
  const { kit } = family.type;
  if (kit === 'childwear' || kit === 'childShoes') return MODELS.child;
  if (kit === 'perfume') return MODELS.perfume;
  if (kit === 'men' || family.type.noun.endsWith('homme')) return MODELS.men;
  if (kit === 'shoes')
    return family.category.slug.includes('femme') || /escarpins|bottes/.test(family.category.slug)
      ? MODELS.women
      : MODELS.men;
  if (WOMEN_KITS.has(kit) || kit === 'sportwear') return MODELS.women;
  return MODELS.home;
}

interface Draft {
  name: string;
  parts: NameParts;
  traits: string[];
  shownSpec: string | null;
  artwork: Artwork;
  colors: string[];
}

function draftName(
  family: Family,
  brand: DemoBrand | null,
  drawnColors: readonly string[],
  specs: readonly string[],
  id: number,
  r: Random,
): Draft {
  const { kit, type } = family;
  const traits = family.traits.map((choices) => r.pick(choices)).filter((trait) => trait !== '-');
  const shown = family.specs.findIndex((spec) => spec.shown);
  const shownSpec = shown >= 0 ? (specs[shown] ?? null) : null;
  const spec = shownSpec === null ? null : { name: family.specs[shown]?.name ?? '', value: shownSpec };
  const parts = { naming: kit.naming, noun: type.noun, brand: null, line: null, color: null, work: null };
  if (kit.naming === 'title') {
    const author = r.pick(AUTHORS);
    const of = /^[AEIOUYÉÈÂÎH]/i.test(author) ? `d’${author}` : `de ${author}`;
    const title = capitalise(traits.join(' '));
    return {
      name: `${title}, ${lower(type.noun)} ${of}`,
      parts: { ...parts, traits: [], spec, work: { title, author } },
      traits: [],
      shownSpec,
      artwork: artworkFor(family, [], id),
      colors: [...drawnColors],
    };
  }
  const beside = traits.filter((trait) => !isComplement(trait));
  const behind = traits.filter(isComplement);
  const words = [type.noun];
  let line: string | null = null;
  if (kit.naming === 'brand') {
    const end = r.pick(LINE_ENDS);
    line = r.pick(LINES) + (end === '-' ? '' : ` ${end}`);
    const kept = r.chance(0.25) && traits.length > 1 ? traits.slice(0, 1) : traits;
    words.push(...kept, ...(brand ? [brand.name] : []), line);
    traits.splice(0, traits.length, ...kept);
  } else if (kit.naming === 'model') {
    line = r.chance(0.72) ? r.pick(modelNames(family)) : null;
    words.push(...beside, ...(line ? [line] : []), ...behind);
  } else {
    words.push(...traits);
  }
  const artwork = artworkFor(family, traits, id);
  const colors = shownColors(artwork, drawnColors);
  const [color] = colors;
  let name = words.join(' ');
  if (shownSpec) name += kit.naming === 'plain' ? `, ${shownSpec}` : ` ${shownSpec}`;
  const named = color && kit.colorInName && r.chance(0.35) ? color : null;
  if (named !== null) name += `, ${colorAdjective(named, type.gender)}`;
  return {
    name: capitalise(name),
    parts: {
      ...parts,
      traits,
      brand: kit.naming === 'brand' ? (brand?.name ?? null) : null,
      line,
      spec,
      color: named,
    },
    traits,
    shownSpec,
    artwork,
    colors,
  };
}

function describe(
  family: Family,
  brand: DemoBrand | null,
  draft: Draft,
  specs: { name: string; value: string }[],
  r: Random,
): { text: string; parts: DescriptionParts } {
  const said: DescriptionParts = { trait: null, spec: null, brand: null, care: null };
  const parts = r.sample(family.about, r.chance(0.55) ? 2 : 1);
  const gloss = draft.traits.filter((trait) => GLOSSARY[trait] !== undefined);
  if (gloss.length > 0 && r.chance(0.75)) {
    said.trait = r.pick(gloss);
    parts.push(GLOSSARY[said.trait] ?? '');
  }
  const hidden = specs.slice(0, family.specs.length).filter((spec) => spec.value !== draft.shownSpec);
  if (hidden.length > 0 && r.chance(0.45)) {
    const spec = r.pick(hidden);
    said.spec = spec;
    parts.push(
      r.pick([
        `${spec.name} : ${spec.value}.`,
        `À noter : ${lower(spec.name)}, ${spec.value}.`,
        `${capitalise(lower(spec.name))} : ${spec.value}, comme indiqué par le fabricant.`,
      ]),
    );
  }
  if (brand && parts.length < 3 && family.type.kit !== 'accessory' && r.chance(0.3)) {
    said.brand = brand;
    parts.push(brand.about);
  }
  if (parts.length < 4) {
    said.care = r.pick(careOf(family, draft));
    parts.push(said.care);
  }
  return { text: parts.join(' '), parts: said };
}

/** Care sentences that apply to this product: no leather care for a linen bag, no sizes for a scarf. */
function careOf(family: Family, draft: Draft): readonly string[] {
  const leather = draft.traits.some((trait) => /cuir|daim/.test(trait));
  const fitting = family.category.slug !== 'foulards-bonnets-chapeaux';
  return family.kit.care.filter(
    (sentence) => (leather || !/cuir/i.test(sentence)) && (fitting || !/taille/i.test(sentence)),
  );
}

/** The description of a seller who writes in Tunisian Arabic. */
function inDerja(family: Family, { traits }: Draft, r: Random): string {
  const texts = DERJA_TEXTS[family.kit.voice];
  const thing = tunisianThing(family.type.noun, traits.slice(0, 2));
  return [...(thing === null ? [] : [`${thing}.`]), ...r.sample(texts, 2), r.pick(DERJA_TEXTS.any)].join(' ');
}

const STATUSES: readonly (readonly [status: string, upTo: number])[] = [
  ['Out of Stock', 0.05],
  ['On Backorder', 0.075],
  ['Preorder', 0.095],
  ['Soon', 0.11],
  ['Discontinued', 0.12],
  ['In Stock', 1],
];

function stockOf(r: Random, popularity: number): { status: string; stock: number } {
  const roll = r.next();
  const status = STATUSES.find(([, upTo]) => roll < upTo)?.[0] ?? 'In Stock';
  if (status === 'Out of Stock' || status === 'Soon') return { status, stock: 0 };
  if (status === 'Discontinued') return { status, stock: r.int(0, 4) };
  if (status !== 'In Stock') return { status, stock: r.int(4, 30) };
  return { status, stock: r.chance(0.1) ? r.int(1, 5) : r.int(6, 60 + Math.round(popularity * 180)) };
}

/** Storage variants of a telephone or computer, and their surcharge. */
const STORAGE = ['128 Go', '256 Go', '512 Go'] as const;

function variantsOf(
  product: Pick<DemoProduct, 'kit' | 'type' | 'colors' | 'price' | 'category'>,
  stock: number,
  r: Random,
): DemoVariant[] {
  const { kit, colors, type } = product;
  const hasStorage =
    type.kit === 'phone' &&
    type.specs !== undefined &&
    Object.keys(type.specs).some((name) => name.includes('Stockage'));
  const from = kit.sizes.length > 6 ? r.int(0, 3) : 0;
  const unsized = product.category.slug === 'foulards-bonnets-chapeaux';
  const sizes: readonly string[] = unsized
    ? []
    : hasStorage
      ? STORAGE.slice(0, r.int(2, 3))
      : kit.sizes.slice(from, from + (kit.sizes.length > 6 ? 6 : 5));
  const tones: readonly (string | null)[] = colors.length > 1 ? colors : [colors[0] ?? null];
  if (sizes.length === 0 && tones.length < 2) return [];
  const plain: (string | null)[] = sizes.length > 0 ? [...sizes] : [null];
  const variants = tones
    .slice(0, sizes.length > 0 ? 3 : 5)
    .flatMap((color) => plain.map((size) => ({ color, size, priceDelta: 0, stock: 0 })));
  if (hasStorage) {
    const step = Math.max(30_000, Math.round((product.price * 0.14) / 10_000) * 10_000);
    for (const variant of variants)
      variant.priceDelta = step * Math.max(0, STORAGE.indexOf(variant.size as (typeof STORAGE)[number]));
  }
  // The pieces are distributed at random, so that some sizes are sold out while others are not.
  for (let left = stock; left > 0;) {
    const part = Math.min(left, r.int(1, Math.max(1, Math.ceil(stock / variants.length))));
    r.pick(variants).stock += part;
    left -= part;
  }
  return variants;
}

const RESERVED: readonly string[] = [
  'Garantie constructeur',
  'Garantie vendeur',
  'Garantie constructeur, échange sur place',
];

/** Generates `count` products; no two share both name and description. Throws when a family has too few combinations. */
export function* demoProducts(count: number): Generator<DemoProduct> {
  const all = allFamilies();
  const slugs = new Set<string>();
  const names = new Set<string>();
  const pairs = new Set<number | string>();
  let order: Family[] = [];
  for (let id = 1; id <= count; id++) {
    const place = (id - 1) % all.length;
    if (place === 0) order = random(`round ${Math.floor((id - 1) / all.length)}`).sample(all, all.length);
    const family = order[place];
    if (!family) throw new Error('No product families');
    for (let attempt = 0; ; attempt++) {
      if (attempt > 60) throw new Error(`${family.type.noun}: no more different products than ${id}`);
      const product = draw(family, id, random(`product ${id} ${attempt}`));
      // An unused name is preferred; when the family's names run out, the description must differ.
      if (names.has(product.name) && attempt < 12) continue;
      const pair = `${product.name}\n${product.description}`;
      if (pairs.has(pair)) continue;
      names.add(product.name);
      pairs.add(pair);
      const base = product.slug;
      for (let n = 2; slugs.has(product.slug); n = n < 10 ? n + 1 : id) product.slug = `${base}-${n}`;
      slugs.add(product.slug);
      yield product;
      break;
    }
  }
}

function draw(family: Family, id: number, r: Random): DemoProduct {
  const { kit, type, category } = family;
  const brand = r.chance(kit.branded) ? r.pick(family.brands) : null;
  const made = brand === null ? null : (BRANDS[brand] ?? null);
  const drawnColors =
    family.colors.length === 0
      ? []
      : r.sample(family.colors, r.int(1, Math.max(1, Math.min(kit.maxColors, family.colors.length))));
  const levels = family.specs.map((spec) => r.int(0, spec.values.length - 1));
  const values = family.specs.map((spec, index) => spec.values[levels[index] ?? 0] ?? '');
  const priced = family.specs.flatMap((spec, index) =>
    spec.shown && spec.values.length > 1 ? [(levels[index] ?? 0) / (spec.values.length - 1)] : [],
  );
  const level =
    priced.length > 0
      ? 0.72 * (priced.reduce((sum, one) => sum + one, 0) / priced.length) + 0.28 * r.next()
      : (r.next() + r.next()) / 2;
  const [low, high] = type.price;
  const price = Math.min(high * 1000, Math.max(low * 1000, priceTag(low * (high / low) ** level, r.next())));
  const draft = draftName(family, made, drawnColors, values, id, r);
  const { colors } = draft;
  const specs = specsOf(family, values, draft, colors, made, r);
  const popularity = r.next() ** 3;
  const quality = Math.min(1, Math.max(0, 0.68 + (r.next() + r.next() - 1) * 0.45));
  const { status, stock } = stockOf(r, popularity);
  const off = r.chance(0.28) ? r.pick([5, 10, 10, 15, 15, 20, 20, 25, 30, 30, 40, 50, 60]) : 0;
  const reduced = off > 0 ? priceTag((price / 1000) * (1 - off / 100), r.next()) : null;
  const isDerja = r.chance(0.08) && kit.naming !== 'title';
  const warrantyMonths = kit.warranty.length > 0 ? r.pick(kit.warranty) : null;
  const base = { kit, type, colors, price, category };
  const described = describe(family, made, draft, specs, r);
  return {
    id,
    slug: slugify(draft.name),
    sku: `LW-${category.ancestorIds[0] ?? category.id}${String(category.id).padStart(3, '0')}-${String(id).padStart(6, '0')}`,
    name: draft.name,
    parts: draft.parts,
    description: described.text,
    told: described.parts,
    derja: isDerja ? inDerja(family, draft, random(`derja ${id}`)) : null,
    type,
    art: draft.artwork.name,
    kit,
    category,
    brand,
    seller: r.pick(family.sellers),
    price,
    discountPrice: reduced !== null && reduced < price ? reduced : null,
    stock,
    stockStatus: status,
    colors,
    tags: [...r.sample(kit.tags, 2), lower(category.name)],
    specs,
    variants: variantsOf(base, stock, r),
    warrantyMonths,
    warrantyType: warrantyMonths === null ? null : r.pick(RESERVED),
    weightGrams: Math.round(type.grams[0] + (type.grams[1] - type.grams[0]) * (0.6 * level + 0.4 * r.next())),
    returnPolicy: r.chance(0.4) ? r.pick(RETURN_POLICIES) : null,
    quality,
    popularity,
    active: !r.chance(0.015) && category.active,
    seed: hash(`picture ${id} ${type.noun}`),
  };
}

function specsOf(
  family: Family,
  values: readonly string[],
  draft: Draft,
  colors: readonly string[],
  brand: DemoBrand | null,
  r: Random,
): { name: string; value: string }[] {
  const specs = family.specs.map((spec, index) => ({ name: spec.name, value: values[index] ?? '' }));
  if (brand) specs.push({ name: 'Marque', value: brand.name });
  const material = draft.traits.find((trait) => /^en [a-zéèê]/.test(trait));
  if (material) specs.push({ name: 'Matière', value: capitalise(material.slice(3)) });
  if (colors.length > 0)
    specs.push({ name: colors.length > 1 ? 'Coloris' : 'Couleur', value: capitalise(colors.join(', ')) });
  if (family.kit.naming !== 'title') {
    specs.push({
      name: 'Origine',
      value:
        brand?.country === 'TN' || family.type.kit === 'craft'
          ? 'Tunisie'
          : r.pick(['Union européenne', 'Turquie', 'Importé', 'Tunisie']),
    });
  } else {
    specs.push(
      { name: 'Pages', value: String(r.int(6, 46) * 8) },
      { name: 'Langue', value: r.pick(['Français', 'Français', 'Français', 'Bilingue français-arabe']) },
    );
  }
  return specs;
}
