/**
 * @generated SignedSource<<5811d22802182ecf8546c3a185655fbc>>
 * @relayHash f63556908637a6ec0bb8120c6a43ec57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 656dc31e732e46289e9663611cfcbc47356272b14f9406a83dd1c3116a6befb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "656dc31e732e46289e9663611cfcbc47356272b14f9406a83dd1c3116a6befb1",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
