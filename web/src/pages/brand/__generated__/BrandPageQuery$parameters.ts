/**
 * @generated SignedSource<<53ea26f3459827c0ce8c430d12d39834>>
 * @relayHash 6788b7d6eba295fd34d3949f764cc767
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21e2f9f00d75a8db67cf853131c58887d5c9f0ac1a653eea31544b6cc75c4bb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21e2f9f00d75a8db67cf853131c58887d5c9f0ac1a653eea31544b6cc75c4bb7",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
