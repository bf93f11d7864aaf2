/** Many coupons with the same terms, under codes that cannot be guessed, for everyone or one account each: created by a job. */
import type { Kysely } from 'kysely';
import type { Job } from '../../../contract/admin/jobs.ts';
import type { CouponCodes } from '../../../contract/coupons.ts';
import { randomLetters } from '../../base/random-letters.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { draftCoupon } from '../coupons/change.ts';
import { jobById } from './jobs.ts';

/** What a job remembers of its codes. */
export interface CodesParams {
  codes: Pick<CouponCodes, 'prefix' | 'length' | 'fields' | 'accountNumbers'>;
}

/** @throws 400 naming the first account that does not exist */
async function checkAccounts(trx: Kysely<Database>, numbers: readonly string[]): Promise<void> {
  const [missing] = await run<{ index: number }>(
    trx,
    `select n::int - 1 as index from unnest($1::text[]) with ordinality a(number, n)
     where not exists (select from users u where u.account_number = a.number and u.deleted_at is null) order by n limit 1`,
    [numbers],
  );
  if (missing) throw badInput(`accountNumbers.${missing.index}`, 'does not exist', 'NOT_FOUND');
}

/** Starts the job that creates the coupons; it makes their codes first. @throws 400 by field for terms that no coupon may have */
export async function startCodes(
  trx: Kysely<Database>,
  actor: string,
  { prefix, count, accountNumbers, length, fields }: CouponCodes,
): Promise<Job> {
  await draftCoupon(trx, null, fields);
  if (accountNumbers !== undefined) await checkAccounts(trx, accountNumbers);
  const params: CodesParams = { codes: { prefix, length, fields, accountNumbers } };
  const [job] = await run<{ id: number }>(
    trx,
    `insert into jobs (kind, state, actor_account, params, total) values ('COUPONS_CREATE', 'STAGING', $1, $2, $3) returning id`,
    [actor, JSON.stringify(params), count ?? accountNumbers?.length ?? 0],
  );
  return jobById(trx, job?.id ?? 0);
}

/** Stages the next codes of a job, at most `most`. Then the job is running. */
export async function stageCodes(
  trx: Kysely<Database>,
  id: number,
  { codes: { prefix, length, fields, accountNumbers } }: CodesParams,
  most: number,
): Promise<void> {
  const [job] = await run<{ total: number; checked: number }>(
    trx,
    'select total, checked from jobs where id = $1',
    [id],
  );
  const { total = 0, checked = 0 } = job ?? {};
  const count = Math.min(most, total - checked);
  const codes = Array.from({ length: count }, () => `${prefix}${randomLetters(length)}`);
  // A code that is there already is left to the next batch.
  const added = await run(
    trx,
    `insert into job_rows (job_id, line, entity, label, after, state)
     select $1, line, 'coupon', code,
       $3::jsonb || jsonb_build_object('code', code)
         || case when $5::text[] is null then '{}' else jsonb_build_object('accountNumber', ($5::text[])[line]) end, 'OK'
     from (select code, $2::int + row_number() over () as line from (select distinct code from unnest($4::text[]) c(code)) d
       where not exists (select from job_rows r where r.job_id = $1 and r.label = d.code)) c
     returning line`,
    [id, checked, JSON.stringify(fields), codes, accountNumbers ?? null],
  );
  const staged = checked + added.length;
  await run(
    trx,
    `update jobs set checked = $2, valid = $2, state = case when $2::int = total then 'RUNNING' else state end where id = $1`,
    [id, staged],
  );
}
