/**
 * @generated SignedSource<<0b64a99ed987b67f38ef8eea1f55e278>>
 * @relayHash 46e7bb6c1d6404dd533d81bc511cce95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4897945317a92bafe955eb88e98a1c668ae76d6bf497ce5128113d6f49d98a5c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4897945317a92bafe955eb88e98a1c668ae76d6bf497ce5128113d6f49d98a5c",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
