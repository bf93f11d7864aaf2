/**
 * @generated SignedSource<<8223b119561619f3ef4d3a9ad8cec152>>
 * @relayHash f8e7893a443e2fcad11f7bf0afdda09e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58f0d3a9f61fe62bc8aac53d2f80f56f862a1a87c83ee6c4bb1b13ea3c8d1a74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsQuery } from './MyTicketsQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58f0d3a9f61fe62bc8aac53d2f80f56f862a1a87c83ee6c4bb1b13ea3c8d1a74",
    "metadata": {},
    "name": "MyTicketsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
