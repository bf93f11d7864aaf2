/**
 * @generated SignedSource<<da28acfd7bbf5201c48247fe96e8ce8d>>
 * @relayHash f041a7914b2fcafeb14d951627b405d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 303f6a85aa8740ef0b854993aac138d05a00a2ca421b27153ef0164df102f8e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "303f6a85aa8740ef0b854993aac138d05a00a2ca421b27153ef0164df102f8e8",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
