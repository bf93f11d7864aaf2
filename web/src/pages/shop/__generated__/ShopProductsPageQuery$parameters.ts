/**
 * @generated SignedSource<<f43c9c88d53646620b7db5a9fc365c2b>>
 * @relayHash 62a7936b46b224d3b5e81902816edfc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f43cae601d870c6a5631ddae31d402962acadf18425dfd9fe25eeefd54cccc6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f43cae601d870c6a5631ddae31d402962acadf18425dfd9fe25eeefd54cccc6e",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
