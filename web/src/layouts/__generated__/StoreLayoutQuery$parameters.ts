/**
 * @generated SignedSource<<4e2e3d78a86c4f3d559de227329c0a40>>
 * @relayHash d6d3f69b2d0fe062d1c489a05cf5f5a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 622e27d4d4d94e1c2ee5ff5dd8b8940853f6420b51c53a92ca243145f99029ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "622e27d4d4d94e1c2ee5ff5dd8b8940853f6420b51c53a92ca243145f99029ed",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
