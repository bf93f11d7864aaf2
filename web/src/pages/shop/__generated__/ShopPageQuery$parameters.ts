/**
 * @generated SignedSource<<5ec6c2456fc6fa7431106dcb02f2b86c>>
 * @relayHash 785d65d6e76e47d47cf4f2cff12aea71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a78fe8718605144c14d254eb6a2457b33257a8fc6d5add4816e0c8099ce77d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37a78fe8718605144c14d254eb6a2457b33257a8fc6d5add4816e0c8099ce77d",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
