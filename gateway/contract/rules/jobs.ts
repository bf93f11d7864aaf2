/** Kinds, states and limits of the back office's jobs. */

/** What jobs do. */
export const JOB_KINDS = ['PRODUCTS_BULK', 'PRODUCTS_IMPORT', 'UNDO'] as const;
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

/** Most products of a job. */
export const MAX_JOB_ROWS = 100_000;
/** Days for which the rows of a job stay after its end, and for which it may be undone. */
export const JOB_DAYS = 30;
/** Days after which a job that was not applied is cancelled. */
export const JOB_WAITING_DAYS = 7;
/** Where files of imports are sent to, below the version of REST and at the gateway. */
export const IMPORT_PATH = '/admin/imports';
/** Where products are exported to a file. */
export const EXPORT_PATH = '/admin/exports/products';
/** Addresses of files at the gateway. */
export const jobFiles = {
  products: '/admin-files/products.csv',
  /** The report of a job. */
  report: (id: string): string => `/admin-files/job-${id}.csv`,
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
  requiredForNew: 'is required for a new product',
  notForNew: 'is not possible for a new product',
  noProduct: 'is the id of no product',
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
