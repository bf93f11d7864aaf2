/**
 * @generated SignedSource<<e9c238395598c38bb3f4aec0b7a7249b>>
 * @relayHash ba7966ec088a28dee4e89bda62486703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77608383cf2cccaf7086f0f5f6608d933d918e9a0319eb1a248e65d389237713

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77608383cf2cccaf7086f0f5f6608d933d918e9a0319eb1a248e65d389237713",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
