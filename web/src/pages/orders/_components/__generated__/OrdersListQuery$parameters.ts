/**
 * @generated SignedSource<<1f99e7a84f9a055f726082f40f6d07b6>>
 * @relayHash 88e26d57118ed800e5efa3ae9250cff3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b551e1a0a84555956ab7672c401765aef6ef73434ce17541139e894c555e214d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersListQuery } from './OrdersListQuery.graphql';

const node: PreloadableConcreteRequest<OrdersListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b551e1a0a84555956ab7672c401765aef6ef73434ce17541139e894c555e214d",
    "metadata": {},
    "name": "OrdersListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
