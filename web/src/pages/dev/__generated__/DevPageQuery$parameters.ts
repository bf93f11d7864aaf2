/**
 * @generated SignedSource<<3245f3eb178097eda5c1d6a87e049fd4>>
 * @relayHash d80507817874ae96ff51982d6c9c82f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f369e6b68c011119f96174bc5c644897fefce4c1d0a90763f5cdd71346ecb125

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevPageQuery } from './DevPageQuery.graphql';

const node: PreloadableConcreteRequest<DevPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f369e6b68c011119f96174bc5c644897fefce4c1d0a90763f5cdd71346ecb125",
    "metadata": {},
    "name": "DevPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
