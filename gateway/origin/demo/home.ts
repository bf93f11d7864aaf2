/** The demo shop's home content `v0` and the pictures without a row of their own. */
import type { LocalisedText } from '../../contract/content.ts';
import type { OtherTexts } from '../../contract/other-texts.ts';
import type { StoredHomepage } from '../api/content/stored.ts';
import { pictureKey, pictureSetKey, type Recipe } from '../media/recipe.ts';
import { CARD_COUPONS, HIDDEN_COUPON, PROMOS } from './offers.ts';
import { SHOWS, showTimes } from './shows.ts';
import { slugify } from './words.ts';

const banner = (ground: string, art: string, width: number, height: number, seed: number): Recipe => ({
  kind: 'banner',
  ground,
  art: art.split(' '),
  width,
  height,
  seed,
});

const WIDE = [1600, 640] as const;
const SLIDES: readonly {
  name: string;
  names: Required<OtherTexts>;
  redirectUrl: string | null;
  recipe: Recipe;
}[] = [
  {
    name: 'La rentrée high-tech',
    names: { en: 'Back to school with tech', de: 'Schulstart mit Technik', tn: 'الرجوع المدرسي هاي تاك' },
    redirectUrl: '/category/high-tech',
    recipe: banner(
      'blue',
      'shot-laptop shot-headphones=blanc shot-phone-pill=bleu shot-smartwatch=noir',
      ...WIDE,
      11,
    ),
  },
  {
    name: 'Nouvelle collection',
    names: { en: 'New collection', de: 'Neue Kollektion', tn: 'كوليكسيون جديدة' },
    redirectUrl: '/category/mode',
    recipe: banner(
      'blush',
      'shot-handbag-structured=bordeaux shot-pumps-stiletto=beige shot-tote-straw=marron shot-boots-chelsea=noir',
      ...WIDE,
      12,
    ),
  },
  {
    name: 'Une maison qui vous ressemble',
    names: { en: 'A home like you', de: 'Ein Zuhause, das zu Ihnen passt', tn: 'دار كيما تحب إنت' },
    redirectUrl: '/category/maison-jardin',
    recipe: banner(
      'sage',
      'shot-sofa-classic=vert shot-lamp-table shot-plant-dracaena shot-vase-ribbed=beige',
      ...WIDE,
      13,
    ),
  },
  {
    name: 'Un bon de 10 % par e-mail',
    names: { en: 'A 10% voucher by e-mail', de: 'Ein 10-%-Gutschein per E-Mail', tn: 'بون 10% في المايل' },
    redirectUrl: null,
    recipe: banner('yellow', 'shot-gift-box=rouge shot-coupons=vert', ...WIDE, 14),
  },
  {
    name: 'Le meilleur de l’artisanat tunisien',
    names: {
      en: 'The best of Tunisian crafts',
      de: 'Das Beste aus Tunesiens Handwerk',
      tn: 'أحسن ما في الصنعة التونسية',
    },
    redirectUrl: '/category/artisanat-tunisien',
    recipe: banner(
      'terracotta',
      'shot-tajine-clay shot-vase-painted=bleu shot-couffin-bands=rouge shot-copper-tray-engraved',
      ...WIDE,
      15,
    ),
  },
  {
    name: 'Ventes flash du jour',
    names: { en: 'Today’s flash sales', de: 'Blitzangebote des Tages', tn: 'فلاش سال متاع اليوم' },
    redirectUrl: '/deals',
    recipe: banner(
      'ink',
      'shot-stand-mixer=rouge shot-kettle-steel shot-fan-desk=blanc shot-toaster=jaune',
      ...WIDE,
      16,
    ),
  },
];
const PROMO = banner(
  'green',
  'shot-sofa-chesterfield=beige shot-lamp-stones shot-plant-spathiphyllum',
  1600,
  500,
  21,
);
const BANNER = banner('sand', 'shot-delivery-van=blanc shot-parcels', 1600, 400, 22);
const ABOVE_FOOTER = [
  banner('blue', 'shot-headset shot-phone-pill=bleu', 960, 640, 23),
  banner('sage', 'shot-laptop shot-cups=blanc', 960, 640, 24),
  banner('blush', 'shot-padlock shot-paper-ream', 960, 640, 25),
];

const BANDS: readonly { title: LocalisedText; subtitle: LocalisedText; category: string; recipe: Recipe }[] =
  [
    {
      title: { fr: 'Maison & Cuisine', en: 'Home & Kitchen', de: 'Haus & Küche', tn: 'الدار و الكوجينة' },
      subtitle: {
        fr: 'De quoi recevoir, ranger et cuisiner.',
        en: 'For hosting, tidying and cooking.',
        de: 'Für Gäste, Ordnung und Küche.',
        tn: 'باش تضيّف، تنظّم و تطيّب.',
      },
      category: 'maison-jardin',
      recipe: banner('sage', 'shot-casserole=rouge shot-couscoussier shot-tea-set=blanc', 960, 640, 31),
    },
    {
      title: {
        fr: 'L’essentiel beauté',
        en: 'Beauty Essentials',
        de: 'Beauty-Basics',
        tn: 'أساسيات الزين',
      },
      subtitle: {
        fr: 'Soins, parfums et maquillage de tous les jours.',
        en: 'Everyday care, perfume and make-up.',
        de: 'Pflege, Parfum und Make-up für jeden Tag.',
        tn: 'عناية، عطورات و ماكياج متاع كل نهار.',
      },
      category: 'beaute-sante',
      recipe: banner('blush', 'shot-perfume-round=rose shot-serum shot-lipstick', 960, 640, 32),
    },
  ];

/** Shops with a large choice, each of another kind. */
const PARTNERS: readonly string[] = [
  'Médina Tech',
  'Dar El Fakhar',
  'Perle du Sahel',
  'Sousse Maison',
  'Manouba Kids',
  'Monastir Sport',
];

const PROMO_SLIDES: readonly { promo: string; recipe: Recipe }[] = [
  {
    promo: 'the-50',
    recipe: banner(
      'terracotta',
      'shot-sofa-classic=bleu shot-plant-ficus shot-lamp-mushroom',
      1600,
      1000,
      41,
    ),
  },
  {
    promo: '2',
    recipe: banner('green', 'shot-kettle=beige shot-toaster=beige shot-cups=blanc', 1600, 1000, 42),
  },
];

const SERVICES: readonly { id: string; title: LocalisedText; recipe: Recipe }[] = [
  {
    id: 'mecanicien',
    title: { fr: 'Mécanicien', en: 'Mechanic', de: 'Kfz-Mechaniker', tn: 'ميكانيسيان' },
    recipe: banner('grey', 'shot-wrench-ratchet shot-tool-case shot-wrench-torque', 800, 640, 43),
  },
  {
    id: 'medecin',
    title: { fr: 'Médecin', en: 'Doctor', de: 'Arzt', tn: 'طبيب' },
    recipe: banner('mint', 'shot-blood-pressure shot-thermometer-digital shot-supplement', 800, 640, 44),
  },
  {
    id: 'architecte',
    title: { fr: 'Architecte', en: 'Architect', de: 'Architekt', tn: 'مهندس معماري' },
    recipe: banner('sand', 'shot-office-chair shot-lamp-floor shot-plant-ficus', 800, 640, 45),
  },
  {
    id: 'technicien',
    title: { fr: 'Technicien', en: 'Technician', de: 'Techniker', tn: 'تيكنيسيان' },
    recipe: banner('blue', 'shot-drill-cordless shot-toolbox-metal shot-screwdrivers', 800, 640, 46),
  },
];

/** The placeholder for missing pictures. */
export const SHOP_MARK: Recipe = { kind: 'shop', text: 'lawaj' };

/** Recipes of the home content and the promotions. */
export const HOME_RECIPES: readonly Recipe[] = [
  ...SLIDES.map((slide) => slide.recipe),
  PROMO,
  BANNER,
  ...ABOVE_FOOTER,
  ...[...BANDS, ...SHOWS, ...PROMO_SLIDES, ...SERVICES, ...PROMOS].map(({ recipe }) => recipe),
  SHOP_MARK,
];

/** Address of the only picture of a recipe. */
export const addressOf = (recipe: Recipe): string => `/media/${pictureKey(pictureSetKey(recipe), 0)}`;

/** `homepages.content` of page v0 at an instant; every imageUrl is already `/media/<key>`. */
export function homeContent(now: Date): StoredHomepage {
  const picture = (recipe: Recipe | undefined): { imageUrl: string } | null =>
    recipe ? { imageUrl: addressOf(recipe) } : null;
  return {
    slider1: SLIDES.map(({ name, names, redirectUrl, recipe }) => ({
      name,
      names,
      imageUrl: addressOf(recipe),
      redirectUrl,
    })),
    aboveFooter: {
      image1: picture(ABOVE_FOOTER[0]),
      image2: picture(ABOVE_FOOTER[1]),
      image3: picture(ABOVE_FOOTER[2]),
    },
    promoImages: { image1: picture(PROMO) },
    banner: picture(BANNER),
    promoPopup: {
      title: {
        fr: 'Livrée chez vous, dans les 24\u00a0gouvernorats',
        en: 'Delivered to you, in all 24\u00a0governorates',
        de: 'Geliefert in alle 24\u00a0Gouvernorate',
        tn: 'توصلك لدارك، في الـ24 ولاية',
      },
      text: {
        fr: 'La livraison coûte 8\u00a0TND par commande, quel que soit le nombre de vendeurs. Dès 99\u00a0TND d’articles, elle est gratuite. Vous payez à la livraison ou en ligne.',
        en: 'Delivery costs 8\u00a0TND per order, however many sellers it comes from. From 99\u00a0TND of items it is free. You pay on delivery or online.',
        de: 'Die Lieferung kostet 8\u00a0TND pro Bestellung, egal von wie vielen Verkäufern. Ab 99\u00a0TND Warenwert ist sie gratis. Bezahlt wird bei der Lieferung oder online.',
        tn: 'التوصيل بـ8\u00a0د.ت على الكومند، مهما كان عدد البايعين. من 99\u00a0د.ت سلعة يولّي بلاش. تخلّص كي توصلك و إلا على الأنترنات.',
      },
      redirectUrl: '/promo/2',
    },
    couponCards: CARD_COUPONS.map(({ code }) => code),
    hiddenReward: HIDDEN_COUPON.code,
    discountBands: BANDS.map(({ title, subtitle, category, recipe }) => ({
      title,
      subtitle,
      category,
      imageUrl: addressOf(recipe),
    })),
    liveShows: SHOWS.map(({ title, seller, recipe }, place) => {
      const { startsAt, endsAt } = showTimes(place, now);
      return {
        title,
        seller: slugify(seller),
        imageUrl: addressOf(recipe),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        redirectUrl: null,
      };
    }),
    partners: PARTNERS.map(slugify),
    promoSlides: PROMO_SLIDES.flatMap(({ promo, recipe }) => {
      const found = PROMOS.find(({ slug }) => slug === promo);
      if (!found) return [];
      const { slug, title, subtitle } = found;
      return { id: slug, imageUrl: addressOf(recipe), title, subtitle, redirectUrl: `/promo/${slug}` };
    }),
    serviceCards: SERVICES.map(({ id, title, recipe }) => ({
      id,
      imageUrl: addressOf(recipe),
      title,
      redirectUrl: `/services/${id}`,
    })),
  };
}
