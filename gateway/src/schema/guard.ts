/**
 * Checks the caller's permission before a field is resolved. The REST API has the final decision; the guard avoids futile calls. Fields
 * below a viewer use that viewer's own token, so only the entry points are guarded: root fields, and all fields for admins.
 */
import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { FIELD_NEEDS } from '../../contract/rules/api-key-access.ts';
import { capabilityOf } from './access.ts';
import { requireCapability, requireKey, requireStaff, requireViewer } from './account/session.ts';
import type { GatewayContext } from './context.ts';
import { accessOf } from './permissions.ts';

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

function guard(
  field: GraphQLField<unknown, GatewayContext>,
  check: (context: GatewayContext) => Promise<unknown>,
): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = async (parent, args, context, info) => {
    await check(context);
    return resolve(parent, args, context, info);
  };
  if (subscribe)
    field.subscribe = async (parent, args, context, info) => {
      await check(context);
      return subscribe(parent, args, context, info);
    };
}

/** Adds the guards of the permission table to a schema's fields. */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(type.name, field.name);
      const capability = capabilityOf(access);
      // What a scope permits was checked before the execution.
      const isForKeys = FIELD_NEEDS.has(`${type.name}.${field.name}`);
      if (capability !== undefined)
        guard(field, async (context) => {
          if (!isForKeys || context.ofKey === undefined) await requireCapability(context, capability);
        });
      else if (access === 'enrolment') guard(field, requireStaff);
      else if (access === 'key' && ROOTS.has(type.name)) guard(field, requireKey);
      else if (access === 'viewer' && ROOTS.has(type.name)) guard(field, requireViewer);
    }
  }
}
