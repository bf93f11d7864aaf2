/**
 * @generated SignedSource<<6beca5d1376396e6e0735812735de8b7>>
 * @relayHash cfffa401ba0bfe17eb0365bbb2cd01e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a16cc17b5755727fb2f5b4c2e663099cd57de01266a913eee334b56d34e81c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StoreLayoutQuery } from './StoreLayoutQuery.graphql';

const node: PreloadableConcreteRequest<StoreLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a16cc17b5755727fb2f5b4c2e663099cd57de01266a913eee334b56d34e81c2",
    "metadata": {},
    "name": "StoreLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
