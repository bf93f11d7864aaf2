/**
 * @generated SignedSource<<d687cb4fb51844f0ce7080c7f2c95bfb>>
 * @relayHash 45c37453a8361c40ad9b8d75afba08ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86341d2305840151252529a74fd28dfe33d94eab8c7bb1db39dba9da4e292f2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedCartPageQuery } from './SharedCartPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedCartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86341d2305840151252529a74fd28dfe33d94eab8c7bb1db39dba9da4e292f2a",
    "metadata": {},
    "name": "SharedCartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
