/** Refuses documents that ask for what the caller may not see, before anything of them runs. */
import type { Plugin } from 'graphql-yoga';
import { PermissionsRule } from '../schema/permissions.ts';

export function usePermissions(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(PermissionsRule);
    },
  };
}
