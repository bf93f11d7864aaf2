/**
 * @generated SignedSource<<a4af3b8f598bcf3598f42bfebcc3c642>>
 * @relayHash 352b42f415394115407d829a8655af72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1de5010afab3527b7bc9aba3064fd503e0ddb92e6252f6d4f25ff981602331f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1de5010afab3527b7bc9aba3064fd503e0ddb92e6252f6d4f25ff981602331f5",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
