/** Refuses documents with fields that the caller may not read, before execution. */
import type { Plugin } from 'graphql-yoga';
import { PermissionsRule } from '../schema/permissions.ts';

export function usePermissions(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(PermissionsRule);
    },
  };
}
