/** `npm run catalogue -- --products 100000 [--reset]`: loads the demo catalogue into DATABASE_URL, or into the database of DATA_DIR. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../base/sql.ts';
import { openDatabase, type OriginDatabase } from '../db/database.ts';
import { DEFAULT_PRODUCTS, isDemo, isEmpty, loadDemo } from './load.ts';

/** Wrong arguments; the message is one line for the terminal. */
class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments(): { products: number; reset: boolean } {
  let values: { products?: string; reset?: boolean };
  try {
    ({ values } = parseArgs({ options: { products: { type: 'string' }, reset: { type: 'boolean' } } }));
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0] ?? 'The arguments can’t be read');
  }
  const text = values.products ?? String(DEFAULT_PRODUCTS);
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > 1_000_000)
    throw new UsageError('--products must be a whole number from 1 to 1000000');
  return { products: Number(text), reset: values.reset ?? false };
}

/** Empties the catalogue of a demo database; any other is refused. */
async function reset({ db }: OriginDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await run(
      trx,
      'truncate products, product_variants, price_history, reviews, categories, sellers, brands, homepages, coupons, promos, search_words, pictures restart identity cascade',
      [],
    );
    await run(trx, `delete from settings where name in ('demo', 'demo offers')`, []);
  });
}

async function main(): Promise<void> {
  const { products, reset: wanted } = readArguments();
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const dataDir = process.env['DATA_DIR'] || join(import.meta.dirname, '../../../.data');
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    if (!(await isEmpty(database.db))) {
      if (!wanted)
        throw new UsageError('The database already holds a catalogue; --reset replaces a demo catalogue');
      if (!(await isDemo(database.db)))
        throw new UsageError('This catalogue is not the demo catalogue: --reset leaves it alone');
      await reset(database);
    }
    const started = performance.now();
    const loaded = await loadDemo(database.db, { products });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${loaded.products} products in ${loaded.categories} categories, ${loaded.reviews} reviews: loaded in ${seconds} s`,
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
