/** Public reads of the editorial content. */
import type { Homepage } from '../../../contract/content.ts';
import type { ReadScope } from '../scope.ts';
import type { SharedCache } from './cache.ts';
import { policies } from './policies.ts';

export interface ContentLoaders {
  /** null: no home page of this name. */
  homepage(name: string): Promise<Homepage | null>;
}

export function createContentLoaders(cache: SharedCache, scope: ReadScope): ContentLoaders {
  return {
    homepage: (name) =>
      cache.read(`/v1/admin/homepages-name/${encodeURIComponent(name)}`, policies.homepage, scope),
  };
}
