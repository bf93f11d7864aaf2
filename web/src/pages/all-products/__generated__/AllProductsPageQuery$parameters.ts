/**
 * @generated SignedSource<<c9fddc4230a973884364f0db2c98963f>>
 * @relayHash fcddaf768767b8a3ccf388bbf9e2c20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8bc239c61c265e7ed1464fe87032e8a814197ff075c3ad344009f541fc00a80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8bc239c61c265e7ed1464fe87032e8a814197ff075c3ad344009f541fc00a80",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
