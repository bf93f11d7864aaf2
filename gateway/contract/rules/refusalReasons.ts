/** Why an order is cancelled at the confirmation desk: the buyer reads the text in their language, staff choose it by its place. */
import type { LanguageCode } from '../pages.ts';

/** Of a whole order, in the order of the keys 1 to 6. */
export const REFUSAL_REASONS = [
  'UNWANTED',
  'PRICE',
  'DELAY',
  'DUPLICATE',
  'UNREACHABLE',
  'UNVERIFIED',
] as const;
/** Of one seller's sub-order, while the others are confirmed. */
export const EXCLUSION_REASONS = ['OUT_OF_STOCK', 'UNWANTED', 'PRICE', 'DELAY'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number] | (typeof EXCLUSION_REASONS)[number];

/** Texts of the reasons by language. */
export const REFUSAL_TEXTS: Readonly<Record<LanguageCode, Readonly<Record<RefusalReason, string>>>> = {
  fr: {
    UNWANTED: 'Vous ne souhaitez plus cette commande.',
    PRICE: 'Le prix ou les frais de livraison ne conviennent pas.',
    DELAY: 'Le délai de livraison ne convient pas.',
    UNREACHABLE: 'Nous n’avons pas réussi à vous joindre.',
    UNVERIFIED: 'La commande n’a pas pu être vérifiée.',
    OUT_OF_STOCK: 'Le vendeur n’a plus l’article.',
    DUPLICATE: 'La commande a été passée deux fois.',
  },
  en: {
    UNWANTED: 'You no longer want this order.',
    PRICE: 'The price or the delivery fee does not suit you.',
    DELAY: 'The delivery time does not suit you.',
    UNREACHABLE: 'We could not reach you.',
    UNVERIFIED: 'The order could not be verified.',
    OUT_OF_STOCK: 'The seller has no more of the article.',
    DUPLICATE: 'The order was placed twice.',
  },
  de: {
    UNWANTED: 'Sie möchten diese Bestellung nicht mehr.',
    PRICE: 'Preis oder Versandkosten passen Ihnen nicht.',
    DELAY: 'Die Lieferzeit passt Ihnen nicht.',
    UNREACHABLE: 'Wir konnten Sie nicht erreichen.',
    UNVERIFIED: 'Die Bestellung konnte nicht überprüft werden.',
    OUT_OF_STOCK: 'Der Verkäufer hat den Artikel nicht mehr.',
    DUPLICATE: 'Die Bestellung wurde zweimal aufgegeben.',
  },
  tn: {
    UNWANTED: 'ما عادش تحب على الطلبيّة هاذي.',
    PRICE: 'السوم والا مصروف التوصيل ما يساعدكش.',
    DELAY: 'وقت التوصيل ما يساعدكش.',
    UNREACHABLE: 'ما نجمناش نحكيو معاك.',
    UNVERIFIED: 'ما نجمناش نتثبتو من الطلبيّة.',
    OUT_OF_STOCK: 'البايع ما عادش عندو السلعة.',
    DUPLICATE: 'الطلبيّة تعدّات مرتين.',
  },
};
