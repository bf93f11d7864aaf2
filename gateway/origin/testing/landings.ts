/** Migrations of earlier versions, for the test that upgrades their databases. */

const UNTIL_ACCOUNTS = [
  '0001_catalogue.sql',
  '0002_pictures.sql',
  '0003_listing.sql',
  '0004_category_lists.sql',
  '0005_text_pages.sql',
  '0006_popular.sql',
  '0007_coupons_promotions.sql',
  '0008_mail.sql',
  '0009_support.sql',
  '0010_accounts.sql',
  '0011_orders.sql',
  '0012_webhooks.sql',
];

/** A state of the schema that a database may have: names of that version, in the order in which they were applied. */
export interface Landing {
  what: string;
  applied: readonly string[];
}

/** Former names of files, by their present names. */
export const EARLIER_NAMES: Readonly<Record<string, string>> = {
  '0013_payments.sql': '0014_payments.sql',
  '0018_shipments.sql': '0017_shipments.sql',
};

export const LANDINGS: readonly Landing[] = [
  { what: 'webhooks', applied: UNTIL_ACCOUNTS },
  {
    what: 'conversations, applied before the payments came',
    applied: [...UNTIL_ACCOUNTS, '0015_tickets_reviews_sellers.sql'],
  },
  {
    what: 'payments under their first number',
    applied: [
      ...UNTIL_ACCOUNTS,
      '0015_tickets_reviews_sellers.sql',
      '0013_payments.sql',
      '0016_invoices.sql',
    ],
  },
  {
    what: 'shipments under their first number',
    applied: [
      ...UNTIL_ACCOUNTS,
      '0013_order_search.sql',
      '0013_payments.sql',
      '0015_tickets_reviews_sellers.sql',
      '0016_invoices.sql',
      '0018_shipments.sql',
    ],
  },
  {
    what: 'all numbered in a row',
    applied: [
      ...UNTIL_ACCOUNTS,
      '0013_order_search.sql',
      '0014_payments.sql',
      '0015_tickets_reviews_sellers.sql',
      '0016_invoices.sql',
      '0017_shipments.sql',
    ],
  },
  {
    what: 'payouts',
    applied: [
      ...UNTIL_ACCOUNTS,
      '0013_order_search.sql',
      '0014_payments.sql',
      '0015_tickets_reviews_sellers.sql',
      '0016_invoices.sql',
      '0017_shipments.sql',
      '0018_order_keys.sql',
      '0019_refunds.sql',
      '0020_payouts.sql',
    ],
  },
];
