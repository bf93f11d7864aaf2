/**
 * @generated SignedSource<<63c6e15503fb9bce24355100d788d625>>
 * @relayHash 9daddeba3aa8244934c41cf0a6145ead
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b047ecc2b79e957c3145187242c81eff7444751c33eb57e14ee79b06e5ddd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0b047ecc2b79e957c3145187242c81eff7444751c33eb57e14ee79b06e5ddd7",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
