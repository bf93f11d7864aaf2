/** What shoppers do with the results of searches, counted without a person. */
import { AskedDone } from '../../../contract/admin/asked.ts';
import type { SearchUse } from '../../../contract/admin/asked.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface SearchLoaders {
  noteSearchUse(use: SearchUse): Promise<AskedDone>;
}

export function createSearchLoaders(rest: RestClient, { client }: Caller): SearchLoaders {
  return {
    noteSearchUse: (use) => rest.send('/v1/searches', use, (json) => AskedDone.parse(json), { client }),
  };
}
