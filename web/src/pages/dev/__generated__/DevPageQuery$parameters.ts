/**
 * @generated SignedSource<<12524f166481d29d17b50d306ef0d01e>>
 * @relayHash e248ba78180f8469bde7092909e910d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a29d761b7c79e240c10dbd9345bc2708c4b60a7fdb8836a1a86f0489096dd222

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a29d761b7c79e240c10dbd9345bc2708c4b60a7fdb8836a1a86f0489096dd222",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
