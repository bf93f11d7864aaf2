/**
 * @generated SignedSource<<265bf06aa5693e8b186ba8cad3ac2aa1>>
 * @relayHash 082bc791c5ea5b800269e6161722311b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4ebfd751a5ad0bb17836bc74c4f1e176b538a6b85423a53e6b16ebb114cbffa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4ebfd751a5ad0bb17836bc74c4f1e176b538a6b85423a53e6b16ebb114cbffa",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
