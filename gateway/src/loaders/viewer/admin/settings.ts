/** Settings of the shop, and the taxes of its invoices. */
import { ChangedShopSettings, ShopSettings } from '../../../../contract/admin/settings.ts';
import { TaxPeriod, TaxPeriodDeleted, TaxPeriods } from '../../../../contract/admin/taxes.ts';
import type { TaxPeriodRequest } from '../../../../contract/admin/taxes.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSettingLoaders {
  read(): Promise<ShopSettings>;
  change(version: number, changes: object): Promise<ChangedShopSettings>;
  taxes(): Promise<TaxPeriods>;
  addTaxes(request: TaxPeriodRequest, idempotencyKey: string): Promise<TaxPeriod>;
  removeTaxes(validFrom: string): Promise<TaxPeriodDeleted>;
}

const PATH = '/v1/admin/settings';
const TAXES = '/v1/admin/tax-periods';

export function createAdminSettingLoaders({ get, send, remove }: AdminCalls): AdminSettingLoaders {
  return {
    read: () => get(PATH, (json) => ShopSettings.parse(json)),
    change: (version, changes) => send(PATH, changes, (json) => ChangedShopSettings.parse(json), { version }),
    taxes: () => get(TAXES, (json) => TaxPeriods.parse(json)),
    addTaxes: (request, idempotencyKey) =>
      send(TAXES, request, (json) => TaxPeriod.parse(json), { idempotencyKey }),
    removeTaxes: (validFrom) => remove(`${TAXES}/${validFrom}`, (json) => TaxPeriodDeleted.parse(json)),
  };
}
