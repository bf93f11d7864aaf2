/**
 * @generated SignedSource<<704b486cdb548c4f3c3e8bd58a21e709>>
 * @relayHash f280908097a22abc8406372b1e243635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ab8eb3ce0208a64f5a709d1d7ca22d7a04020519cf5b5d6a32dfa01155281fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ab8eb3ce0208a64f5a709d1d7ca22d7a04020519cf5b5d6a32dfa01155281fc",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
