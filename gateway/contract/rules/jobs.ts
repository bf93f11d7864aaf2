/** Kinds, states and limits of the back office's jobs, and files for spreadsheets. */
import { BULK_KINDS } from './bulk.ts';
import type { Capability } from './staff.ts';

/** What the lines of imported files are about. */
export const IMPORT_KINDS = [
  'PRODUCTS_IMPORT',
  'VARIANTS_IMPORT',
  'STOCK_IMPORT',
  'CATEGORIES_IMPORT',
  'COUPONS_IMPORT',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** What jobs do. */
export const JOB_KINDS = [...BULK_KINDS, ...IMPORT_KINDS, 'COUPONS_CREATE', 'UNDO'] as const;
/** What jobs change. */
export const JOB_ENTITIES = ['product', 'variant', 'category', 'brand', 'coupon'] as const;

/** What a job of a kind needs, and undoing it. */
export const jobCapability = (kind: string): 'marketing' | 'catalogue.bulk' =>
  kind === 'COUPONS_CREATE' || kind === 'COUPONS_IMPORT' ? 'marketing' : 'catalogue.bulk';

/** Whether a kind of job is an import. */
export const isImport = (kind: string): kind is ImportKind =>
  (IMPORT_KINDS as readonly string[]).includes(kind);
/** States of a job. */
export const JOB_STATES = [
  /** The columns of its file are to be assigned to fields. */
  'MAPPING',
  /** Its rows are read and checked. */
  'STAGING',
  /** Checked; nothing has changed. Waits to be applied. */
  'READY',
  'RUNNING',
  'CANCELLING',
  /** What was changed before stays. */
  'CANCELLED',
  'DONE',
  'FAILED',
  /** Its changes were undone, apart from values that had changed again. */
  'UNDONE',
] as const;

/** What has to be acknowledged before an import is applied. */
export const JOB_WARNINGS = [
  /** Prices that move by more than half. */
  'PRICE_MOVED',
  /** Stocks that fall to none. */
  'STOCK_ZERO',
  /** More than a fifth of the lines take their product or category off sale. */
  'DEACTIVATES',
] as const;
export type JobWarning = (typeof JOB_WARNINGS)[number];
/** Share of a price by which it may move, and of the lines that may take something off sale, without a warning. */
export const UNREMARKABLE = { price: 0.5, deactivated: 0.2 } as const;

/** Most rows of a job: lines of a file, which are read in batches. */
export const MAX_JOB_ROWS = 200_000;
/** Days for which the rows of a job stay after its end, and for which it may be undone. */
export const JOB_DAYS = 30;
/** Days after which a job that was not applied is cancelled. */
export const JOB_WAITING_DAYS = 7;
/** Where files of imports are sent to, below the version of REST and at the gateway. */
export const IMPORT_PATH = '/admin/imports';
/** What is exported to files that imports take back. */
const CATALOGUE_EXPORTS = ['products', 'variants', 'stock', 'categories'] as const;
/** Those that follow the filter of products. */
export type ProductExport = 'products' | 'variants' | 'stock';
/** Files of the entries of a list, with the capability that each needs. */
export const LIST_EXPORTS = {
  orders: 'orders.export',
  'order-lines': 'orders.export',
  invoices: 'ledgers.export',
  users: 'people.export',
  sellers: 'read',
  coupons: 'read',
  reviews: 'read',
  tickets: 'support',
  refunds: 'read',
  ledger: 'ledgers.export',
  'cash-rows': 'ledgers.export',
  newsletter: 'newsletter.export',
  audit: 'read',
  asked: 'read',
  returns: 'read',
  parcels: 'read',
  payable: 'ledgers.export',
  payouts: 'ledgers.export',
  brands: 'read',
  media: 'read',
  promos: 'read',
  jobs: 'read',
} as const satisfies Readonly<Record<string, Capability>>;
export type ListExport = keyof typeof LIST_EXPORTS;
export type ExportName = (typeof CATALOGUE_EXPORTS)[number] | ListExport;
const isListExport = (name: string): name is ListExport => Object.hasOwn(LIST_EXPORTS, name);
export const EXPORTS: readonly ExportName[] = [
  ...CATALOGUE_EXPORTS,
  ...Object.keys(LIST_EXPORTS).filter(isListExport),
];
/** Where it is exported, below the version of REST. */
export const exportPath = <Name extends ExportName>(name: Name) => `/admin/exports/${name}` as const;
/** Addresses of files at the gateway. */
export const jobFiles = {
  export: (name: ExportName): string => `/admin-files/${name}.csv`,
  /** The report of a job. */
  report: (id: string): string => `/admin-files/job-${encodeURIComponent(id)}.csv`,
} as const;
/** Largest file of an import (bytes), and longest record of it (characters). */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;
export const MAX_IMPORT_RECORD = 65_536;
/** Most columns of a file. */
export const MAX_IMPORT_COLUMNS = 100;
/** Records that are shown while the columns are assigned. */
export const IMPORT_PREVIEW = 20;

/**
 * Why a file or a cell of an import is refused, as the API words it: screens name these in the person's language. Values stand before a
 * message in quotes, numbers after it.
 */
export const IMPORT_PROBLEMS = {
  amount: 'must be an amount with at most three places, such as 12,500',
  wholeNumber: 'must be a whole number',
  yesOrNo: 'must be oui or non',
  percentage: 'must be a percentage, such as 19 or 7,00',
  specification: 'must be name: value',
  notKnown: 'is not known',
  ambiguous: 'is the name of several: use its path or slug',
  notCleared: 'cannot be cleared',
  requiredForNew: 'is required to create it',
  notForNew: 'is not possible when it is created',
  noProduct: 'is the id of no product',
  noCategory: 'is the id of no category',
  noSku: 'is the SKU of nothing',
  noCoupon: 'is the id of no coupon',
  dayAndTime: 'must be a day, with a time or without, such as 22/11/2026 14:30',
  otherProduct: 'is not the product of this variant',
  alsoInLine: 'is also in line',
  twoStocks: 'excludes stock',
  tooManyCells: 'has more cells than the first line has',
  notClosed: 'a quote in this line is not closed; the lines after it were not read',
  longLine: 'the line is too long',
  empty: 'is empty',
  noHeader: 'must begin with a line of column names',
  oneColumn: 'must have at least two columns, separated by semicolons, commas or tabs',
  manyColumns: 'has too many columns',
  spreadsheet: 'is no CSV file: save the spreadsheet as CSV',
  noText: 'is no text',
} as const;
export type ImportProblem = keyof typeof IMPORT_PROBLEMS;
