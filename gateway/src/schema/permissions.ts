/** Who may ask for which field: one row a field, and nothing without a row. */
import { getNamedType, GraphQLError, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { ASTVisitor, DocumentNode, GraphQLSchema, ValidationContext } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { Access } from './access.ts';
import { accountPermissions } from './account/permissions.ts';
import { adminListPermissions } from './admin-lists/permissions.ts';
import { adminPermissions } from './admin/permissions.ts';
import { basePermissions } from './base/permissions.ts';
import { cartPermissions } from './cart/permissions.ts';
import { cataloguePermissions } from './catalogue/permissions.ts';
import { chatPermissions } from './chat/permissions.ts';
import { contentPermissions } from './content/permissions.ts';
import { feedPermissions } from './feeds/permissions.ts';
import type { FieldCoordinate } from './generated/coordinates.ts';
import { newsletterPermissions } from './newsletter/permissions.ts';
import { orderPermissions } from './orders/permissions.ts';
import { reviewPermissions } from './reviews/permissions.ts';
import { sellerPermissions } from './sellers/permissions.ts';
import { supportPermissions } from './support/permissions.ts';
import { wishlistPermissions } from './wishlist/permissions.ts';

/** The whole table. The type check refuses a field without a row, and a row without a field. */
export const permissions: Readonly<Record<FieldCoordinate, Access>> = {
  ...basePermissions,
  ...cataloguePermissions,
  ...contentPermissions,
  ...cartPermissions,
  ...newsletterPermissions,
  ...supportPermissions,
  ...reviewPermissions,
  ...sellerPermissions,
  ...accountPermissions,
  ...wishlistPermissions,
  ...orderPermissions,
  ...adminPermissions,
  ...adminListPermissions,
  ...feedPermissions,
  ...chatPermissions,
};

/** What is needed for a field; undefined: it has no row, so nobody may. */
export function accessOf(type: string, field: string): Access | undefined {
  // The schema's description of itself is for whoever may send documents of their own.
  if (field.startsWith('__') || type.startsWith('__')) return 'public';
  const table: Readonly<Record<string, Access>> = permissions;
  const coordinate = `${type}.${field}`;
  return Object.hasOwn(table, coordinate) ? table[coordinate] : undefined;
}

/** The types that can stand behind a selection on `type`. */
function objectTypes(schema: GraphQLSchema, typeName: string): string[] {
  const type = schema.getType(typeName);
  if (isObjectType(type)) return [type.name];
  const isAbstract = type !== undefined && 'resolveType' in type;
  return isAbstract ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
}

/** Fields of inputs that only admins may give; the resolver that reads one sees to it. */
const ADMIN_INPUTS: ReadonlySet<string> = new Set(['ProductFilter.active', 'ProductFilter.lowStock']);

/**
 * Whether a document asks only for what everybody may see. One that writes out an input for admins is not public; in a variable such
 * an input is asked for as nobody in particular, and refused.
 */
export function isPublicDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: (node) => {
        const parent = types.getParentType();
        // As nobody in particular one finds what everybody may see, and of nothing else an id.
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
 * Validation rule: refuses every field that nobody may have. A document is validated once for all who send it, so who asks is
 * looked at when it runs (guard.ts).
 */
export function PermissionsRule(context: ValidationContext): ASTVisitor {
  return {
    [Kind.FIELD]: (node) => {
      const parent = context.getParentType();
      // What does not exist at all is told by GraphQL's own rules.
      if (!parent || !context.getFieldDef()) return;
      for (const holder of objectTypes(context.getSchema(), parent.name)) {
        if (accessOf(holder, node.name.value) !== undefined) continue;
        context.reportError(
          new GraphQLError(`${holder}.${node.name.value} is not for anybody`, {
            nodes: node,
            extensions: { code: GATEWAY_CODES.forbidden, http: { status: 403 } },
          }),
        );
        return;
      }
    },
  };
}
