/**
 * @generated SignedSource<<37bb08655ddfaa42081f6a6c7e7add15>>
 * @relayHash 3f56e67f43d167a77deaf302c0a89e56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c730a4fee327b999ccb5a25189fa0b206cc264699ef8a74de70d8819d9b91ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersListQuery } from './OrdersListQuery.graphql';

const node: PreloadableConcreteRequest<OrdersListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c730a4fee327b999ccb5a25189fa0b206cc264699ef8a74de70d8819d9b91ea",
    "metadata": {},
    "name": "OrdersListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
