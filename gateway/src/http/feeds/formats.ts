/** The two formats of the product feed: lines of JSON, and the XML of Google Merchant Center. */
import { escapeHtml } from '../../../contract/html.ts';
import { DELIVERY_FEE, deliveryFeeFor, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { ContentUnit, UnitPrice } from '../../../contract/rules/unit-price.ts';
import type { Offer } from './source.ts';

/** A format: what stands before, between and after the offers. */
export interface FeedFormat {
  head(publicUrl: string): string;
  offer(offer: Offer): string;
  tail: string;
}

const price = (amount: Millimes): string => [toTnd(amount), 'TND'].join(' ');
const fee = ({ hasFreeDelivery, price, salePrice }: Offer): Millimes =>
  hasFreeDelivery ? deliveryFeeFor(salePrice ?? price) : DELIVERY_FEE;

/** One JSON object a line, with the field names of OpenAI's product feed. */
export const jsonLines: FeedFormat = {
  head: () => '',
  offer(offer) {
    const [from, until] = offer.saleWindow ?? [];
    const fields: Readonly<Record<string, unknown>> = {
      enable_search: true,
      // The person orders on the page of the shop.
      enable_checkout: false,
      id: offer.id,
      item_group_id: offer.group,
      title: offer.title,
      description: offer.description,
      link: offer.url,
      image_link: offer.picture,
      additional_image_link: offer.morePictures.length === 0 ? null : offer.morePictures,
      availability: offer.availability,
      price: price(offer.price),
      sale_price: offer.salePrice === null ? null : price(offer.salePrice),
      sale_price_effective_date: from === undefined ? null : `${from}/${until}`,
      condition: offer.condition,
      brand: offer.brand,
      gtin: offer.gtin,
      mpn: offer.mpn,
      product_category: offer.categories.length === 0 ? null : offer.categories.join(' > '),
      color: offer.color,
      size: offer.size,
      weight: offer.weightGrams === null ? null : `${offer.weightGrams} g`,
      seller_name: offer.seller?.name ?? null,
      seller_url: offer.seller?.url ?? null,
      shipping: `TN:::${price(fee(offer))}`,
      product_review_rating: offer.rating?.average ?? null,
      product_review_count: offer.rating?.count ?? null,
    };
    const given = Object.entries(fields).filter(([, value]) => value !== null);
    return `${JSON.stringify(Object.fromEntries(given))}\n`;
  },
  tail: '',
};

const tag = (name: string, value: string | number | null): string =>
  value === null ? '' : `<g:${name}>${escapeHtml(String(value))}</g:${name}>`;

/** Google's units of contents, and of the base that a price per unit is shown for. */
const UNITS: Readonly<Record<ContentUnit, string>> = {
  GRAM: 'g',
  MILLILITRE: 'ml',
  // Millimetres are none of its units: ten make one.
  MILLIMETRE: 'cm',
  PIECE: 'ct',
};
const BASES: Readonly<Record<UnitPrice['unit'], string>> = {
  KILOGRAM: '1 kg',
  LITRE: '1 l',
  METRE: '1 m',
  PIECE: '1 ct',
};

const measures = ({ amount, unit, per }: NonNullable<Offer['content']>): string[] => [
  tag('unit_pricing_measure', `${unit === 'MILLIMETRE' ? amount / 10 : amount} ${UNITS[unit]}`),
  tag('unit_pricing_base_measure', BASES[per]),
];

/** RSS 2.0 with the fields of Google's product data specification. */
export const googleXml: FeedFormat = {
  head: (publicUrl) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel><title>Lawaj</title><link>${escapeHtml(publicUrl)}/</link><description>Lawaj</description>\n`,
  offer(offer) {
    const { saleWindow, weightGrams } = offer;
    return `<item>${[
      tag('id', offer.id),
      tag('item_group_id', offer.group),
      tag('title', offer.title),
      tag('description', offer.description),
      tag('link', offer.url),
      tag('image_link', offer.picture),
      ...offer.morePictures.map((url) => tag('additional_image_link', url)),
      tag('availability', offer.availability),
      tag('price', price(offer.price)),
      tag('sale_price', offer.salePrice === null ? null : price(offer.salePrice)),
      tag('sale_price_effective_date', saleWindow === null ? null : saleWindow.join('/')),
      tag('condition', offer.condition),
      tag('brand', offer.brand),
      tag('gtin', offer.gtin),
      tag('mpn', offer.mpn),
      tag('identifier_exists', offer.gtin === null && offer.mpn === null ? 'no' : null),
      ...(offer.content === null ? [] : measures(offer.content)),
      tag('product_type', offer.categories.length === 0 ? null : offer.categories.join(' > ')),
      tag('color', offer.color),
      tag('size', offer.size),
      tag('shipping_weight', weightGrams === null ? null : `${weightGrams} g`),
      `<g:shipping><g:country>TN</g:country>${tag('price', price(fee(offer)))}</g:shipping>`,
    ].join('')}</item>\n`;
  },
  tail: '</channel>\n</rss>\n',
};
