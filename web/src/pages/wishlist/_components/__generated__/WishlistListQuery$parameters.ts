/**
 * @generated SignedSource<<77bf85e968499a24a463d94df7df9b7e>>
 * @relayHash 10caabe6c90f1ba3dace8ed067719c23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f47a44427f2c2a763482e0e867e045ab17ed722d75b25fed3781a1f3da6b4f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistListQuery } from './WishlistListQuery.graphql';

const node: PreloadableConcreteRequest<WishlistListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f47a44427f2c2a763482e0e867e045ab17ed722d75b25fed3781a1f3da6b4f1",
    "metadata": {},
    "name": "WishlistListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
