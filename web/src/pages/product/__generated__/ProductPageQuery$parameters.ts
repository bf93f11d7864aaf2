/**
 * @generated SignedSource<<5a71ab9950d34d8f3810b822c71e0158>>
 * @relayHash 97f24e33a8f24c8c42d11c943f2831fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8335b0c66ae81089b1a3ddd52a947df18cea234ec4e6e4bf090f90303f5cddd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8335b0c66ae81089b1a3ddd52a947df18cea234ec4e6e4bf090f90303f5cddd0",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
