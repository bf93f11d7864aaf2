/**
 * @generated SignedSource<<74a9565c1b914fb7234bac1df6541096>>
 * @relayHash 7545310a87bfbb5f5cd7da6e29bed940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f44b2374d5064cf5e3440e4da2e53101d608b6f3268684fe13174a51737d3335

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f44b2374d5064cf5e3440e4da2e53101d608b6f3268684fe13174a51737d3335",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
