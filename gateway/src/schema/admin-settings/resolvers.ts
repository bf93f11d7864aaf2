/** Settings of the shop. Links that the environment of the gateway fixes win over the stored ones. */
import type { ShopSettings } from '../../../contract/admin/settings.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { money, wireAmount } from '../base/money.ts';
import { attempt, userError } from '../base/userErrors.ts';
import { fixedLinks } from '../content/storeLinks.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The settings in effect at this gateway. */
function inEffect(settings: ShopSettings, context: GatewayContext): ShopSettings {
  const links = fixedLinks(context.storeLinks);
  return {
    ...settings,
    ...links,
    fixed: [...settings.fixed, ...(Object.keys(links) as (keyof typeof links)[])],
  };
}

export const adminSettingResolvers: Resolvers = {
  Query: {
    adminSettings: async (_parent, _args, context) =>
      inEffect(await adminLoaders(context).settings.read(), context),
    adminTaxPeriods: async (_parent, _args, context) =>
      (await adminLoaders(context).settings.taxes()).periods,
  },
  AdminTaxPeriod: { stamp: ({ stamp }) => money(stamp) },
  Mutation: {
    adminTaxPeriodAdd: async (_, { input: { idempotencyKey, ...given } }, context) => {
      const period = {
        ...given,
        standardRate: Number(given.standardRate).toFixed(2),
        intermediateRate: Number(given.intermediateRate).toFixed(2),
        reducedRate: Number(given.reducedRate).toFixed(2),
        stamp: wireAmount(given.stamp),
      };
      const { value, userErrors } = await attempt(
        adminLoaders(context).settings.addTaxes(period, idempotencyKey),
      );
      return { period: value, change: changeOf(value?.change), userErrors };
    },
    adminTaxPeriodRemove: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(
        adminLoaders(context).settings.removeTaxes(input.validFrom),
      );
      return { deletedDay: value?.deletedDay ?? null, userErrors };
    },
    adminSettingsUpdate: async (_, { input: { version, changes } }, context) => {
      const links = fixedLinks(context.storeLinks);
      const fixed = Object.keys(changes).find((name) => Object.hasOwn(links, name));
      if (fixed !== undefined)
        return { userErrors: [userError([fixed], 'INVALID', 'is set in the environment')] };
      const { settings } = adminLoaders(context);
      const { value, userErrors } = await attempt(settings.change(version, changes));
      const isStale = userErrors.some(({ code }) => code === 'STALE');
      return {
        settings: value && inEffect(value, context),
        current: isStale ? inEffect(await settings.read(), context) : null,
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
};
