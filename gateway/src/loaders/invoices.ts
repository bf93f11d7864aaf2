/** Invoices, read anew each time. */
import { Invoice } from '../../contract/invoices.ts';
import type { RestClient } from '../upstream/rest.ts';
import { orNull } from './orders.ts';

/** The invoice of this secret; null: there is none. */
export const readInvoice = (rest: RestClient, key: string): Promise<Invoice | null> =>
  orNull(rest.read(`/v1/invoices/${key}`, (json) => Invoice.parse(json)));
