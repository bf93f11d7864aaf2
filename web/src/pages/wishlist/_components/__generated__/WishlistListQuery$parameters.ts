/**
 * @generated SignedSource<<c32b67dc71f1071888a1d424cee80c1c>>
 * @relayHash 438f95c2357d68c1b156ad62b435ebb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5248ed91bfa62c7425439cea960b8e41ae4bb6542b96cbf52fb5fd4312fa51e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistListQuery } from './WishlistListQuery.graphql';

const node: PreloadableConcreteRequest<WishlistListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5248ed91bfa62c7425439cea960b8e41ae4bb6542b96cbf52fb5fd4312fa51e9",
    "metadata": {},
    "name": "WishlistListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
