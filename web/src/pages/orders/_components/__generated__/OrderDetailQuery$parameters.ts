/**
 * @generated SignedSource<<4020a30de1f45977545b367ee2d6d824>>
 * @relayHash aa686e9c095691d4f8a59c58d722bcdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6bf98e5dd935cae6bd69bb3bdc90a1501b346c0995dc665cb4daaa5430bb86c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailQuery } from './OrderDetailQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6bf98e5dd935cae6bd69bb3bdc90a1501b346c0995dc665cb4daaa5430bb86c",
    "metadata": {},
    "name": "OrderDetailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
