/**
 * @generated SignedSource<<13b0149bbe03dfb420dddc4905b56871>>
 * @relayHash 248ef12aa465cf92d8a9d2f50832efc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7e801aed979b1f71bd648fdd723700b16f1d6aa820da3a5f1a6e4b39924225b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistListQuery } from './WishlistListQuery.graphql';

const node: PreloadableConcreteRequest<WishlistListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7e801aed979b1f71bd648fdd723700b16f1d6aa820da3a5f1a6e4b39924225b",
    "metadata": {},
    "name": "WishlistListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
