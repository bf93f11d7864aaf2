/**
 * @generated SignedSource<<96e9117023d5d6c396f5773ac8a31dbc>>
 * @relayHash ebe44d83600ae9bf37eb677abc6fec8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d7ef2d504883f86289c5c2e58d9933cad1a307546765162912df6fb6e6193be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MallPageQuery } from './MallPageQuery.graphql';

const node: PreloadableConcreteRequest<MallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d7ef2d504883f86289c5c2e58d9933cad1a307546765162912df6fb6e6193be",
    "metadata": {},
    "name": "MallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
