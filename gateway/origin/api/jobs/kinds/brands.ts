/** Brands, as jobs change them. No job creates any. */
import type { Selectable } from 'kysely';
import { BrandChanges } from '../../../../contract/admin/categories.ts';
import { ApiError, notFound } from '../../../base/errors.ts';
import type { BrandsTable } from '../../../db/tables.ts';
import { changeBrand } from '../../brands/admin.ts';
import { parseRow } from '../entity.ts';
import type { EntityType } from '../entity.ts';

type BrandRow = Pick<Selectable<BrandsTable>, 'id' | 'slug' | 'name' | 'country' | 'active'>;

const notCreated = (): never => {
  throw new ApiError('NOT_SUPPORTED', 'Jobs do not create brands');
};

export const brandType: EntityType<BrandRow> = {
  locked: async (trx, id) => {
    const row = await trx
      .selectFrom('brands')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('Brand');
    return row;
  },
  valuesOf: ({ id, slug, name, country, active }) => ({ _id: String(id), slug, name, country, active }),
  change: async (trx, { id }, after) => {
    await changeBrand(trx, id, parseRow(BrandChanges, after));
  },
  create: notCreated,
  takeBack: notCreated,
};
