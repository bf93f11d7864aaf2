/** Permissions of all fields: one row per field; a field without a row is denied. */
import { getNamedType, GraphQLError, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ASTVisitor, DocumentNode, GraphQLSchema, ValidationContext } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { Access } from './access.ts';
import { accountPermissions } from './account/permissions.ts';
import { adminJobPermissions } from './admin-jobs/permissions.ts';
import { adminCashPermissions } from './admin-cash/permissions.ts';
import { adminCataloguePermissions } from './admin-catalogue/permissions.ts';
import { adminCouponPermissions } from './admin-coupons/permissions.ts';
import { adminPromoPermissions } from './admin-promos/permissions.ts';
import { adminListPermissions } from './admin-lists/permissions.ts';
import { adminOrderPermissions } from './admin-orders/permissions.ts';
import { adminCategoryPermissions } from './admin-categories/permissions.ts';
import { adminHomepagePermissions } from './admin-homepage/permissions.ts';
import { adminMediaPermissions } from './admin-media/permissions.ts';
import { adminApiKeyPermissions } from './admin-api-keys/permissions.ts';
import { adminAccessPermissions } from './admin-access/permissions.ts';
import { adminAuditPermissions } from './admin-audit/permissions.ts';
import { adminParcelPermissions } from './admin-parcels/permissions.ts';
import { adminPeoplePermissions } from './admin-people/permissions.ts';
import { adminReviewPermissions } from './admin-reviews/permissions.ts';
import { adminSellerPermissions } from './admin-sellers/permissions.ts';
import { adminReturnPermissions } from './admin-returns/permissions.ts';
import { adminStaffPermissions } from './admin-staff/permissions.ts';
import { adminPayoutPermissions } from './admin-payouts/permissions.ts';
import { adminSearchPermissions } from './admin-search/permissions.ts';
import { adminStatsPermissions } from './admin-stats/permissions.ts';
import { adminSearchRedirectPermissions } from './admin-search-redirects/permissions.ts';
import { adminSynonymPermissions } from './admin-synonyms/permissions.ts';
import { adminAskedPermissions } from './admin-asked/permissions.ts';
import { adminNewsletterPermissions } from './admin-newsletter/permissions.ts';
import { adminSettingPermissions } from './admin-settings/permissions.ts';
import { adminTextPermissions } from './admin-texts/permissions.ts';
import { adminTwoStepPermissions } from './admin-two-step/permissions.ts';
import { adminSupportPermissions } from './admin-support/permissions.ts';
import { adminViewPermissions } from './admin-views/permissions.ts';
import { adminPermissions } from './admin/permissions.ts';
import { basePermissions } from './base/permissions.ts';
import { sandboxPermissions } from './sandbox/permissions.ts';
import { cartPermissions } from './cart/permissions.ts';
import { cataloguePermissions } from './catalogue/permissions.ts';
import { chatPermissions } from './chat/permissions.ts';
import { contentPermissions } from './content/permissions.ts';
import { feedPermissions } from './feeds/permissions.ts';
import type { FieldCoordinate } from './generated/coordinates.ts';
import { newsletterPermissions } from './newsletter/permissions.ts';
import { orderPermissions } from './orders/permissions.ts';
import { reviewPermissions } from './reviews/permissions.ts';
import { sellerProductPermissions } from './seller-products/permissions.ts';
import { sellerPermissions } from './sellers/permissions.ts';
import { carrierSystemPermissions } from './carrier-systems/permissions.ts';
import { sellerSystemPermissions } from './seller-systems/permissions.ts';
import { supportPermissions } from './support/permissions.ts';
import { webhookSubscriptionPermissions } from './webhook-subscriptions/permissions.ts';
import { followedShopPermissions } from './followed-shops/permissions.ts';
import { wishlistPermissions } from './wishlist/permissions.ts';

/** The complete table. The type check rejects a field without a row, and a row without a field. */
export const permissions: Readonly<Record<FieldCoordinate, Access>> = {
  ...basePermissions,
  ...cataloguePermissions,
  ...contentPermissions,
  ...cartPermissions,
  ...sandboxPermissions,
  ...newsletterPermissions,
  ...supportPermissions,
  ...reviewPermissions,
  ...sellerPermissions,
  ...sellerProductPermissions,
  ...accountPermissions,
  ...wishlistPermissions,
  ...followedShopPermissions,
  ...orderPermissions,
  ...adminPermissions,
  ...adminCashPermissions,
  ...adminJobPermissions,
  ...adminSupportPermissions,
  ...adminViewPermissions,
  ...adminPayoutPermissions,
  ...adminSearchPermissions,
  ...adminStatsPermissions,
  ...adminAskedPermissions,
  ...adminSynonymPermissions,
  ...adminSearchRedirectPermissions,
  ...adminApiKeyPermissions,
  ...webhookSubscriptionPermissions,
  ...sellerSystemPermissions,
  ...carrierSystemPermissions,
  ...adminNewsletterPermissions,
  ...adminSettingPermissions,
  ...adminTextPermissions,
  ...adminTwoStepPermissions,
  ...adminStaffPermissions,
  ...adminAuditPermissions,
  ...adminAccessPermissions,
  ...adminCouponPermissions,
  ...adminPromoPermissions,
  ...adminListPermissions,
  ...adminCataloguePermissions,
  ...adminOrderPermissions,
  ...adminReturnPermissions,
  ...adminPeoplePermissions,
  ...adminReviewPermissions,
  ...adminSellerPermissions,
  ...adminParcelPermissions,
  ...adminCategoryPermissions,
  ...adminHomepagePermissions,
  ...adminMediaPermissions,
  ...feedPermissions,
  ...chatPermissions,
};

/** The access level of a field; undefined: it has no row and is denied. */
export function accessOf(type: string, field: string): Access | undefined {
  // Introspection is available to clients that may send their own documents.
  if (field.startsWith('__') || type.startsWith('__')) return 'public';
  const table: Readonly<Record<string, Access>> = permissions;
  const coordinate = `${type}.${field}`;
  return Object.hasOwn(table, coordinate) ? table[coordinate] : undefined;
}

/** Object types that a selection on `type` can apply to. */
function objectTypes(schema: GraphQLSchema, typeName: string): string[] {
  const type = schema.getType(typeName);
  if (isObjectType(type)) return [type.name];
  const isAbstract = type !== undefined && 'resolveType' in type;
  return isAbstract ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
}

/** Input fields for admins only; the resolver that reads them checks the caller. */
const ADMIN_INPUTS: ReadonlySet<string> = new Set(['ProductFilter.active', 'ProductFilter.lowStock']);

/**
 * Whether a document selects public fields only. A document that contains an input for admins is not public; in a variable, such an input
 * is evaluated without a session and rejected.
 */
export function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: (node) => {
        const parent = types.getParentType();
        // Without a session, nodes resolve to public objects only.
        if (parent?.name === 'Node' && node.name.value === 'id') return;
        const holders = parent ? objectTypes(schema, parent.name) : [];
        const all = holders.every((holder) => accessOf(holder, node.name.value) === 'public');
        if (holders.length === 0 || !all) isPublic = false;
      },
      [Kind.OBJECT_FIELD]: (node) => {
        const input = getNamedType(types.getParentInputType());
        if (input && ADMIN_INPUTS.has(`${input.name}.${node.name.value}`)) isPublic = false;
      },
    }),
  );
  return isPublic;
}

/**
 * Validation rule: rejects denied fields. Documents are validated once for all callers, so the caller's permission is checked during
 * execution (guard.ts).
 */
export function PermissionsRule(context: ValidationContext): ASTVisitor {
  return {
    [Kind.FIELD]: (node) => {
      const parent = context.getParentType();
      // Unknown fields are reported by GraphQL's own rules.
      if (!parent || !context.getFieldDef()) return;
      for (const holder of objectTypes(context.getSchema(), parent.name)) {
        if (accessOf(holder, node.name.value) !== undefined) continue;
        context.reportError(
          new GraphQLError(`${holder}.${node.name.value} is not available`, {
            nodes: node,
            extensions: { code: GATEWAY_CODES.forbidden, http: { status: 403 } },
          }),
        );
        return;
      }
    },
  };
}
