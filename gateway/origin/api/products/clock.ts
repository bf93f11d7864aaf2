/** Updates current_price and discount_percent at the start and end of flash sales. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import { currentPriceSql } from '../../../contract/rules/price.ts';

/**
 * Writes the current price of every flagged product whose price has changed by the clock, a point of its price history, and an
 * event, all in one statement. Several processes may run it at once: a change is written once. Returns the number of changes.
 */
export async function sweepPrices(db: Kysely<Database>): Promise<number> {
  const [row] = await run<{ n: number }>(
    db,
    `with due as (
       select p.id, ${currentPriceSql('p')} as now_price from products p where p.is_flash_sale and p.current_price <> ${currentPriceSql('p')}
     ), changed as (
       update products p set
         current_price = due.now_price,
         discount_percent = case when p.price > due.now_price then round((p.price - due.now_price) * 100.0 / p.price) else 0 end,
         updated_at = now()
       from due where p.id = due.id and p.current_price <> due.now_price
       returning p.id, p.current_price, p.active
     ), history as (
       insert into price_history (product_id, at, price) select id, now(), current_price from changed
       on conflict (product_id, at) do update set price = excluded.price
     ), events as (
       insert into outbox (type, subject, data)
       select 'product.changed', id::text, coalesce(product_places(id), '{}') || jsonb_build_object('reason', 'price') from changed where active
     )
     select count(*)::int as n from changed`,
    [],
  );
  return row?.n ?? 0;
}

const BEAT = 1_000;

/** Sweeps at once and then each second until stopped. `onChange` is called with the number of changed prices; `onError` with failures. */
export class PriceClock {
  readonly #db: Kysely<Database>;
  readonly #onChange: () => void;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(db: Kysely<Database>, on: { change(): void; error(error: unknown): void }) {
    this.#db = db;
    this.#onChange = on.change;
    this.#onError = on.error;
  }

  /** Sweeps once; rejects when that fails. Then sweeps each second. */
  async start(): Promise<void> {
    await this.sweep();
    this.#schedule();
  }

  /** One sweep, after any running one. */
  async sweep(): Promise<void> {
    if ((await sweepPrices(this.#db)) > 0) this.#onChange();
  }

  /** Resolves when the running sweep has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.sweep()
        .catch(this.#onError)
        .finally(() => this.#schedule());
    }, BEAT);
  }
}
