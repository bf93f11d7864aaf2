/**
 * @generated SignedSource<<e2e53148ec090e2488a5dfe518ae1dd4>>
 * @relayHash 6104d97a50b4b9960c2eaa9579d9b1af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea3124ef613326691eb2062ee3c69726266c3890d76b4ec17e31db79e9dc123b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopPageQuery } from './ShopPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea3124ef613326691eb2062ee3c69726266c3890d76b4ec17e31db79e9dc123b",
    "metadata": {},
    "name": "ShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
