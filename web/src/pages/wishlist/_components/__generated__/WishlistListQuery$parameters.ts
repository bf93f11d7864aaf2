/**
 * @generated SignedSource<<77ac032001598494d8c6e4d0590f8ff3>>
 * @relayHash a3079e9bfcf843a1b353de76c3b23b54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3564a633f09bb5c6d8c8521a5f5caf2345b482317a3006d5eafa0717720faef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistListQuery } from './WishlistListQuery.graphql';

const node: PreloadableConcreteRequest<WishlistListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3564a633f09bb5c6d8c8521a5f5caf2345b482317a3006d5eafa0717720faef5",
    "metadata": {},
    "name": "WishlistListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
