/**
 * @generated SignedSource<<b14049b4a24a813d26bdbaf34ee41ce1>>
 * @relayHash 3273c24d16f4c4dcb74a599389146ed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e499f7900ee14ff5ed820dc6f1790d95407b21138299b6d0433f259262e11964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e499f7900ee14ff5ed820dc6f1790d95407b21138299b6d0433f259262e11964",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
