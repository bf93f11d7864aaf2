/**
 * @generated SignedSource<<5607439d11e83033492c6608643ddd4d>>
 * @relayHash c487a08ec48d954d7c36fa7a98582fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52e00a616fe4d8ca193079fc02c84692097f550b36c4e1d9f35358a2e62062cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopProductsPageQuery } from './ShopProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52e00a616fe4d8ca193079fc02c84692097f550b36c4e1d9f35358a2e62062cc",
    "metadata": {},
    "name": "ShopProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
