/** Invoices, never cached. */
import { Invoice } from '../../../contract/invoices.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { orNull } from '../base/missing.ts';

/** The invoice with this secret; null if there is none. */
export const readInvoice = (rest: RestClient, key: string): Promise<Invoice | null> =>
  orNull(rest.read(`/v1/invoices/${key}`, (json) => Invoice.parse(json)));
