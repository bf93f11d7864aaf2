/** Categories and brands of the back office, active or not. */
import type { z } from 'zod';
import {
  AdminBrand,
  AdminBrandPage,
  AdminCategory,
  AdminCategoryTree,
  CatalogueImpact,
  ChangedBrand,
  ChangedCategory,
} from '../../../../contract/admin/categories.ts';
import type { CategoryMove } from '../../../../contract/admin/categories.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';
import type { AdminPage } from './catalogue.ts';

type CategoryResult = Promise<z.infer<typeof ChangedCategory>>;
type BrandResult = Promise<z.infer<typeof ChangedBrand>>;

/** A merge of one into another, by their keys. */
interface MergeRequest {
  version: number;
  into: string;
  idempotencyKey: string;
}

/** Bodies are as the schema's inputs: the REST API checks them. */
export interface AdminCategoryLoaders {
  tree(): Promise<AdminCategoryTree>;
  category(id: string): Promise<AdminCategory>;
  categoryImpact(id: string): Promise<CatalogueImpact>;
  createCategory(body: object, idempotencyKey: string): CategoryResult;
  changeCategory(id: string, version: number, changes: object): CategoryResult;
  moveCategory(id: string, version: number, place: CategoryMove): CategoryResult;
  mergeCategory(id: string, merge: MergeRequest): CategoryResult;
  /** `filter`: parameters of GET /v1/admin/brands. */
  brands(page: AdminPage, filter: Query): Promise<AdminBrandPage>;
  brand(id: string): Promise<AdminBrand>;
  brandImpact(id: string): Promise<CatalogueImpact>;
  createBrand(body: object, idempotencyKey: string): BrandResult;
  changeBrand(id: string, version: number, changes: object): BrandResult;
  mergeBrand(id: string, merge: MergeRequest): BrandResult;
}

export function createAdminCategoryLoaders({ get, send }: AdminCalls): AdminCategoryLoaders {
  const asCategory = (json: unknown) => ChangedCategory.parse(json);
  const asBrand = (json: unknown) => ChangedBrand.parse(json);
  const asImpact = (json: unknown) => CatalogueImpact.parse(json);
  const [tree, categories, brands] = ['/v1/admin/category-tree', '/v1/admin/categories', '/v1/admin/brands'];
  return {
    tree: () => get(tree, (json) => AdminCategoryTree.parse(json)),
    category: (id) => get(`${tree}/${segment(id)}`, (json) => AdminCategory.parse(json)),
    categoryImpact: (id) => get(`${tree}/${segment(id)}/impact`, asImpact),
    createCategory: (body, idempotencyKey) => send(categories, body, asCategory, { idempotencyKey }),
    changeCategory: (id, version, changes) =>
      send(`${categories}/${segment(id)}`, changes, asCategory, { version }),
    moveCategory: (id, version, place) =>
      send(`${categories}/${segment(id)}/move`, place, asCategory, { version }),
    mergeCategory: (id, { into, ...options }) =>
      send(`${categories}/${segment(id)}/merge`, { intoId: into }, asCategory, options),
    brands: (page, filter) =>
      get(withQuery(brands, { ...page, ...filter }), (json) => AdminBrandPage.parse(json)),
    brand: (id) => get(`${brands}/${segment(id)}`, (json) => AdminBrand.parse(json)),
    brandImpact: (id) => get(`${brands}/${segment(id)}/impact`, asImpact),
    createBrand: (body, idempotencyKey) => send(brands, body, asBrand, { idempotencyKey }),
    changeBrand: (id, version, changes) => send(`${brands}/${segment(id)}`, changes, asBrand, { version }),
    mergeBrand: (id, { into, ...options }) =>
      send(`${brands}/${segment(id)}/merge`, { intoId: into }, asBrand, options),
  };
}
