/**
 * @generated SignedSource<<35a779723f522c091f444c976326b3f3>>
 * @relayHash 9d59a25a64e579faddac9223266198c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e000eb55c639260724de5bbd27b98a2819611c905381ebf8a5a6a4f8733844e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e000eb55c639260724de5bbd27b98a2819611c905381ebf8a5a6a4f8733844e",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
