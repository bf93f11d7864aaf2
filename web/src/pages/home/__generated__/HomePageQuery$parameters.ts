/**
 * @generated SignedSource<<aa5242c904e3ccc3aa9f485d4d199be7>>
 * @relayHash 9b350f1e9f18045aa69ef7477c697c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7684bc418b9c0b7049d04417718c3d7e23c73d2e05d2902ee3a937d7c4667b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b7684bc418b9c0b7049d04417718c3d7e23c73d2e05d2902ee3a937d7c4667b",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
