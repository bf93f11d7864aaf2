/**
 * @generated SignedSource<<2b3699d84482732045e666536557042f>>
 * @relayHash e1d7d28dc231e6b25a3e2caf11495cad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0bfd3e5133c4520a39bdab501f378164f794bbd93db1df60e403ab62b284c7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0bfd3e5133c4520a39bdab501f378164f794bbd93db1df60e403ab62b284c7b",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
