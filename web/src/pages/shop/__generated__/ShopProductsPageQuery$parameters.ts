/**
 * @generated SignedSource<<24416d54d36447571b6bdd40f8243abb>>
 * @relayHash 18325014ed16588146895926508ea48f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cb058c1d5b1bcfaa700334b62d2a44d778083ca915fbcfb960c1b66a93afc4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cb058c1d5b1bcfaa700334b62d2a44d778083ca915fbcfb960c1b66a93afc4f",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
