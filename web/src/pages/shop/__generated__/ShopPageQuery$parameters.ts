/**
 * @generated SignedSource<<b2c6b0aa253686b4d85e59bd47eb97d2>>
 * @relayHash 9b5fb058e99ab985147f8bb257496991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9ea29157f57afcb749ade1727c3f83a3ad89b81721e4e426138606c7844550

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b9ea29157f57afcb749ade1727c3f83a3ad89b81721e4e426138606c7844550",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
