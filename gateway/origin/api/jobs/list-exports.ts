/**
 * Files of the entries of lists: what matches a list's own conditions, in its order. Contact data are in them only for roles that read
 * them.
 */
import type { Route } from '../route.ts';
import { catalogueFiles } from './list-exports/catalogue.ts';
import { marketingFiles } from './list-exports/marketing.ts';
import { orderFiles } from './list-exports/orders.ts';
import { parcelFiles } from './list-exports/parcels.ts';
import { peopleFiles } from './list-exports/people.ts';
import { recordFiles } from './list-exports/records.ts';
import { sellerFiles } from './list-exports/sellers.ts';

export const listExportRoutes: readonly Route[] = [
  ...orderFiles,
  ...parcelFiles,
  ...peopleFiles,
  ...sellerFiles,
  ...catalogueFiles,
  ...marketingFiles,
  ...recordFiles,
];
