/** The audit log and undoing changes. */
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { checkEntityId, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AuditConnectionModel, entityOf, nodeIdOf } from './models.ts';

const DEFAULT_PAGE = 25;

/** Filter arguments by REST parameter. */
const NAMES = Object.fromEntries(
  ['entity', 'entityId', 'actor', 'action', 'changeId', 'jobId', 'from', 'until'].map((name) => [
    name,
    `filter.${name}`,
  ]),
);

export const adminAuditResolvers: Resolvers = {
  Query: {
    adminAudit: async (_, { first, after, filter }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const { nodeId, ...given } = filter ?? {};
      const object = nodeId == null ? { entity: given.entity, entityId: given.entityId } : entityOf(nodeId);
      const conditions = {
        entity: object.entity ?? undefined,
        entityId: object.entityId ?? undefined,
        actor: given.actor ?? undefined,
        action: given.action ?? undefined,
        changeId: given.changeId ?? undefined,
        jobId: given.jobId ?? undefined,
        from: given.from ?? undefined,
        until: given.until ?? undefined,
      };
      const call = adminLoaders(context).audit(page, conditions);
      const found = await namingArguments(call, { limit: 'first', ...NAMES });
      return withFiles(new AuditConnectionModel(found), ['audit'], conditions);
    },
  },
  AuditEntryConnection: { files: filesOf },
  Mutation: {
    changeUndo: async (_, { input }, context) => {
      const id = checkEntityId(input.id, 'input.id', 'is not a change');
      const { value, userErrors } = await attempt(adminLoaders(context).undoChange(id));
      return {
        undone: value && value.undone.map((one) => ({ ...one, nodeId: nodeIdOf(one.entity, one.entityId) })),
        unchanged: value && value.kept,
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
  AuditEntry: {
    id: ({ _id }) => toGlobalId('AuditEntry', _id),
    nodeId: ({ entity, entityId }) => nodeIdOf(entity, entityId),
  },
};
