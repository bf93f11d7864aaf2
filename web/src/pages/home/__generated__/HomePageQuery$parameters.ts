/**
 * @generated SignedSource<<8aff326f35708485d17af6de4d21bf2b>>
 * @relayHash 09b86a9ccb150b5133b84204568508a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c44564b62870e3782c537b5c7e7d3186229c8c4bf223272134b694e256b7ccb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c44564b62870e3782c537b5c7e7d3186229c8c4bf223272134b694e256b7ccb7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
