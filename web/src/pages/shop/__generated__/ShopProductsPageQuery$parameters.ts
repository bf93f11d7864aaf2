/**
 * @generated SignedSource<<1bf249c242b5364480a69e4f10d830f2>>
 * @relayHash 7df40c3658791028823d264b42afbcab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1faa506ce8518b333a9ed25549c91933bf6ddb2bea5b43f05e69000536b05ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1faa506ce8518b333a9ed25549c91933bf6ddb2bea5b43f05e69000536b05ec0",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
