/**
 * @generated SignedSource<<c1ccbdd823d6694fa7baf851d1113496>>
 * @relayHash 8aa588458c2df32fbc66bf10c5fb1689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 614429e51dfc87ea02cc4a122cd82ed5a279345b3265a380457c9ce0f0fb1083

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistListQuery } from './WishlistListQuery.graphql';

const node: PreloadableConcreteRequest<WishlistListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "614429e51dfc87ea02cc4a122cd82ed5a279345b3265a380457c9ce0f0fb1083",
    "metadata": {},
    "name": "WishlistListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
