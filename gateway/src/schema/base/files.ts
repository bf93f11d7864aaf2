/** Files of the entries of lists, at the gateway. */
import { jobFiles, LIST_EXPORTS } from '../../../contract/rules/jobs.ts';
import type { ListExport } from '../../../contract/rules/jobs.ts';
import { can } from '../../../contract/rules/staff.ts';
import { withQuery } from '../../loaders/base/path.ts';
import type { Query } from '../../loaders/base/path.ts';
import { staffRoleOf } from '../account/session.ts';
import type { GatewayContext } from '../context.ts';

/** The files of a list. */
export interface Exported {
  names: readonly ListExport[];
  /** Conditions and order of the list, as parameters of REST. */
  query: Query;
}

export interface ListFileModel {
  name: ListExport;
  url: string;
}

/** A connection with the files of its list. */
export function withFiles<Model extends { exported?: Exported }>(
  model: Model,
  names: readonly ListExport[],
  query: Query,
): Model {
  model.exported = { names, query };
  return model;
}

/** The files of a connection that the viewer may read. */
export async function filesOf(
  { exported }: { exported?: Exported },
  _: unknown,
  context: GatewayContext,
): Promise<ListFileModel[]> {
  if (exported === undefined) return [];
  const role = await staffRoleOf(context);
  return exported.names
    .filter((name) => can(role, LIST_EXPORTS[name]))
    .map((name) => ({ name, url: withQuery(jobFiles.export(name), exported.query) }));
}
