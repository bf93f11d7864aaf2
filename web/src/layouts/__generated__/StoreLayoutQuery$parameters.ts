/**
 * @generated SignedSource<<f7d3c0fb28772f230b1d95a8a53fa4f4>>
 * @relayHash 3ccebab500e6c7a3f7b13773111c2f3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ed83a6650163ca117239cef33f83c0498f064e5606d66cb97d64c24bd8b0830

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ed83a6650163ca117239cef33f83c0498f064e5606d66cb97d64c24bd8b0830",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
