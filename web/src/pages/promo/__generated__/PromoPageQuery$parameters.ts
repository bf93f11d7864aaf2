/**
 * @generated SignedSource<<781c722469610f9f0d2969c4acc23a5d>>
 * @relayHash c2e8f02db8c3d72b3b7f44ffeb5cd0be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97a87e57a11e0015da59904a64d31053bf4f2f1a778920aa5f03389e48073d08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97a87e57a11e0015da59904a64d31053bf4f2f1a778920aa5f03389e48073d08",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
