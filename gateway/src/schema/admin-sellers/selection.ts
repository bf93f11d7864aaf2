/** Sellers by the conditions of their list, as REST takes them. */
import type { SellerStatus } from '../../../contract/sellers.ts';
import { sellerKey } from '../admin-catalogue/models.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import { badInput } from '../base/input.ts';
import type { AdminSellerFilter, AdminSellerSelection } from '../generated/resolvers.ts';

/** Conditions of the list of sellers. */
export const sellerListQuery = (
  status: SellerStatus | null | undefined,
  filter: AdminSellerFilter | null | undefined,
) => ({
  status: status ?? undefined,
  region: filter?.regionNumber ?? undefined,
  waiting: filter?.waitingHours ?? undefined,
  ...createdBetween(filter),
  q: filter?.search ?? undefined,
});

/** Names of arguments by REST parameter. */
export const SELLER_LIST_NAMES: Readonly<Record<string, string>> = {
  region: 'filter.regionNumber',
  waiting: 'filter.waitingHours',
  ...CREATED_NAMES,
  q: 'filter.search',
};

/** The body of a selection. `argument`: its name. @throws BAD_USER_INPUT for ids together with conditions */
export function wireSelection(
  { ids, status, filter, exceptIds }: AdminSellerSelection,
  argument: string,
): { ids: string[] } | { filter: ReturnType<typeof sellerListQuery>; exceptIds: string[] } {
  const keys = (given: readonly string[], name: string): string[] =>
    given.map((id, index) => sellerKey(id, `${argument}.${name}.${index}`));
  if (ids == null)
    return { filter: sellerListQuery(status, filter), exceptIds: keys(exceptIds ?? [], 'exceptIds') };
  if (status != null || filter != null || exceptIds != null)
    throw badInput(`${argument}.ids`, 'excludes the conditions');
  return { ids: keys(ids, 'ids') };
}
