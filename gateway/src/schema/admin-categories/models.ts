/** Categories and brands of the back office, between the schema and REST. */
import type { AdminBrand, AdminBrandPage, AdminCategory } from '../../../contract/admin/categories.ts';
import type { ChangeRef } from '../../../contract/versions.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { AdminConnectionModel } from '../admin-catalogue/models.ts';
import { readGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type {
  AdminBrandChanges,
  AdminBrandFilter,
  AdminCategoryFilter,
  AdminBrandSort,
  AdminCategoryChanges,
  UserError,
} from '../generated/resolvers.ts';

export class AdminBrandConnectionModel extends AdminConnectionModel<AdminBrand> {
  constructor(page: AdminBrandPage) {
    super(page.brands, page);
  }
}

/** The key of a category or brand, from its public ID or the one that admins use. @throws BAD_USER_INPUT on `argument` */
export function keyOf(kind: 'Category' | 'Brand', id: string, argument: string): string {
  const found = readGlobalId(id, argument);
  if (found.type === kind || found.type === `Admin${kind}`) return found.key;
  throw badInput(argument, `is not the id of a ${kind.toLowerCase()}`);
}

/** As `keyOf`, for what may be absent. */
export const optionalKey = (
  kind: 'Category' | 'Brand',
  id: string | null | undefined,
  argument: string,
): string | null => (id == null ? null : keyOf(kind, id, argument));

/** Fields that REST does not clear. */
const NOT_CLEARED = ['name', 'names', 'descriptions', 'slug', 'active', 'isSpecial', 'isFeatured'] as const;

/** Checks that nothing is cleared that cannot be. @throws BAD_USER_INPUT naming the field */
export function wireFields<Changes extends AdminCategoryChanges | AdminBrandChanges>(
  changes: Changes,
  argument: string,
): Changes {
  for (const field of NOT_CLEARED)
    if (Reflect.get(changes, field) === null) throw badInput(`${argument}.${field}`, 'cannot be cleared');
  return { ...changes };
}

const flag = (value: boolean | null | undefined): string | undefined =>
  value == null ? undefined : String(value);

/** Maps a filter and a sort to the parameters of REST. */
export const brandListQuery = (
  filter: AdminBrandFilter | null | undefined,
  sort: AdminBrandSort | null | undefined,
): Record<string, string | undefined> => ({
  active: flag(filter?.active),
  country: filter?.country ?? undefined,
  hasProducts: flag(filter?.hasProducts),
  ...createdBetween(filter),
  input: filter?.search?.trim() || undefined,
  sortBy: sort?.by,
  sortOrder: sort?.direction,
});

/** Maps conditions on categories to those of REST. */
export const categoryQuery = ({
  active,
  search,
}: AdminCategoryFilter): Record<string, string | undefined> => ({
  active: flag(active),
  input: search?.trim() || undefined,
});

/** Names of arguments by REST parameter. */
export const BRAND_LIST_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  country: 'filter.country',
  ...CREATED_NAMES,
  input: 'filter.search',
  sortBy: 'sort.by',
  sortOrder: 'sort.direction',
};

/** Fields by the columns that a stale version names. */
const FIELD_OF_COLUMN: Readonly<Record<string, string>> = {
  imageKey: 'imageUrl',
  coverKey: 'coverUrl',
  logoKey: 'logoUrl',
};

/** The result of a change. `again` reads the object, when its version was not the present one. */
export async function changeResult<T extends AdminCategory | AdminBrand>(
  call: Promise<T & { change?: ChangeRef | null | undefined }>,
  again?: () => Promise<T>,
): Promise<{
  value: T | null;
  current: T | null;
  change: ReturnType<typeof changeOf>;
  userErrors: UserError[];
}> {
  const { value, userErrors } = await attempt(call, FIELD_OF_COLUMN);
  const isStale = userErrors.some(({ code }) => code === 'STALE');
  return {
    value,
    current: isStale && again ? await orNull(again()) : null,
    change: changeOf(value?.change),
    userErrors,
  };
}
