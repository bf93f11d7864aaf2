/** Products of lists and their JSON, made once for each row that stays in memory. */
import type { ProductPage, ProductSummary } from '../../../contract/catalogue.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { toSummary } from './rows.ts';
import type { SummaryRow } from './rows.ts';

interface Made {
  snapshot: DirectorySnapshot;
  summary: ProductSummary;
}
const made = new WeakMap<SummaryRow, Made>();
const bytesOf = new WeakMap<ProductSummary, Buffer>();

/** As `toSummary`; the same object while row and snapshot are the same, unless the time decides about a flash sale. Not to be changed. */
export function summaryOf(row: SummaryRow, snapshot: DirectorySnapshot, now: number): ProductSummary {
  if (row.is_flash_sale) return toSummary(row, snapshot, now);
  const known = made.get(row);
  if (known?.snapshot === snapshot) return known.summary;
  const summary = toSummary(row, snapshot, now);
  made.set(row, { snapshot, summary });
  return summary;
}

function jsonOf(summary: ProductSummary): Buffer {
  let bytes = bytesOf.get(summary);
  if (!bytes) bytesOf.set(summary, (bytes = Buffer.from(JSON.stringify(summary))));
  return bytes;
}

const START = Buffer.from('{"products":[');
const BETWEEN = Buffer.from(',');

/** A page as JSON: one text of all products would be encoded again for each request. */
export function pageBytes({ products, ...others }: ProductPage): Buffer {
  const parts = products.flatMap((summary, place) =>
    place === 0 ? [jsonOf(summary)] : [BETWEEN, jsonOf(summary)],
  );
  return Buffer.concat([START, ...parts, Buffer.from(`],${JSON.stringify(others).slice(1)}`)]);
}
