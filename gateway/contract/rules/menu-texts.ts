/**
 * Labels of the shop's menus for other storefronts. The web client loads the same ones by language, in its texts: a test compares them.
 */
import type { LanguageCode } from './languages.ts';

type Label = Readonly<Record<LanguageCode, string>>;

/** By area of the web client's texts, group and key. */
export const MENU_TEXTS = {
  'layout:sections': {
    home: { fr: 'Accueil', en: 'Home', de: 'Startseite', tn: 'الرئيسية' },
    mall: { fr: 'Digital Mall', en: 'Digital Mall', de: 'Digital Mall', tn: 'المول الرقمي' },
    ehdi: { fr: 'Ehdi', en: 'Ehdi', de: 'Ehdi', tn: 'اهدي' },
    day: { fr: '24 heures', en: '24 hours', de: '24 Stunden', tn: '24 ساعة' },
    services: { fr: 'Services', en: 'Services', de: 'Services', tn: 'خدمات' },
    food: { fr: 'Food', en: 'Food', de: 'Food', tn: 'ماكلة' },
    leisure: { fr: 'Loisirs', en: 'Leisure', de: 'Freizeit', tn: 'ترفيه' },
  },
  'layout:quick': {
    new: { fr: 'Nouveautés', en: 'New arrivals', de: 'Neuheiten', tn: 'الجديد' },
    best: { fr: 'Meilleures ventes', en: 'Best sellers', de: 'Bestseller', tn: 'الأكثر مبيعًا' },
    sale: { fr: 'Promotions', en: 'Deals', de: 'Angebote', tn: 'البروموسيونات' },
    all: { fr: 'Tous les produits', en: 'All products', de: 'Alle Produkte', tn: 'المنتوجات الكل' },
  },
  'pages:groups': {
    help: { fr: 'Aide', en: 'Help', de: 'Hilfe', tn: 'مساعدة' },
    shop: { fr: 'Lawaj', en: 'Lawaj', de: 'Lawaj', tn: 'لوّاج' },
  },
  'pages:links': {
    contact: { fr: 'Contact', en: 'Contact', de: 'Kontakt', tn: 'كلّمنا' },
    trackOrder: {
      fr: 'Suivre ma commande',
      en: 'Track my order',
      de: 'Bestellung verfolgen',
      tn: 'تبّع طلبيّتي',
    },
    faq: { fr: 'Questions fréquentes', en: 'FAQ', de: 'Häufige Fragen', tn: 'الأسئلة اللي تتعاود' },
    shipping: { fr: 'Livraison', en: 'Delivery', de: 'Lieferung', tn: 'التوصيل' },
    returns: { fr: 'Retours', en: 'Returns', de: 'Rückgabe', tn: 'الترجيع' },
    'size-guide': { fr: 'Guide des tailles', en: 'Size guide', de: 'Größentabelle', tn: 'دليل المقاسات' },
    'gift-cards': { fr: 'Cartes cadeaux', en: 'Gift cards', de: 'Geschenkkarten', tn: 'كوارط الهدايا' },
    about: { fr: 'À propos', en: 'About us', de: 'Über uns', tn: 'على لوّاج' },
    blog: { fr: 'Blog', en: 'Blog', de: 'Blog', tn: 'المدوّنة' },
    careers: { fr: 'Carrières', en: 'Careers', de: 'Karriere', tn: 'الخدمة معانا' },
    rules: { fr: 'Règles du marché', en: 'Market rules', de: 'Marktregeln', tn: 'قوانين السوق' },
    terms: {
      fr: 'Conditions générales',
      en: 'Terms and conditions',
      de: 'Geschäftsbedingungen',
      tn: 'الشروط العامة',
    },
    privacy: { fr: 'Confidentialité', en: 'Privacy', de: 'Datenschutz', tn: 'الخصوصية' },
    'cookie-policy': { fr: 'Cookies', en: 'Cookies', de: 'Cookies', tn: 'الكوكيز' },
    credits: { fr: 'Crédits des images', en: 'Image credits', de: 'Bildnachweis', tn: 'حقوق الصور' },
    siteMap: { fr: 'Plan du site', en: 'Site map', de: 'Seitenübersicht', tn: 'خريطة الموقع' },
  },
  footer: {
    categories: { fr: 'Catégories', en: 'Categories', de: 'Kategorien', tn: 'الأصناف' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Label>>>>;
