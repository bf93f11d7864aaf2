/**
 * @generated SignedSource<<25bbaeca3612427a058f5b354d0db7fa>>
 * @relayHash b0e3c50598eec59a41010af568450908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6888ce4631aa9399760edf7fe2e9a8ac6a651a5711c1fd6515cc802cfd33c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6888ce4631aa9399760edf7fe2e9a8ac6a651a5711c1fd6515cc802cfd33c4d",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
