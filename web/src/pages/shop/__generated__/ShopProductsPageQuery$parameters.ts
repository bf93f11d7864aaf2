/**
 * @generated SignedSource<<162d3e5a37ceee4e7f99f26d1a337561>>
 * @relayHash 6486392c9d0e9203e04cdd177781131d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f03a446f447454310cc17921d5c4209cc7d306ab8239ee8f614523eea0902d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f03a446f447454310cc17921d5c4209cc7d306ab8239ee8f614523eea0902d",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
