/**
 * @generated SignedSource<<67625c3351a2633dd805fd24ed155cf3>>
 * @relayHash bae62f6df53527d06b035f95bdf2da02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82322872a3cc756d5bf46bb23ea22f7ca9627180a323ab0cc8597898f7c27422

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82322872a3cc756d5bf46bb23ea22f7ca9627180a323ab0cc8597898f7c27422",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
