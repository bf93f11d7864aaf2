/**
 * @generated SignedSource<<f8ed55d62b46f4beecada25782ef85c3>>
 * @relayHash 2da438cf058ff42ea32c3f93575908d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cee59a86dfbf07d59969829d96c6fbe99f6bdc488d9bf64aa24141bff4dba739

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersListQuery } from './OrdersListQuery.graphql';

const node: PreloadableConcreteRequest<OrdersListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cee59a86dfbf07d59969829d96c6fbe99f6bdc488d9bf64aa24141bff4dba739",
    "metadata": {},
    "name": "OrdersListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
