/**
 * @generated SignedSource<<f6317da011528830118793b5f5cc2a16>>
 * @relayHash 5c2ae69f835755fa9f996fd9600531ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 813f4f97e0a9c5b5616629e853a355bb47d12ba2020aff1287a87caf31cf4265

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "813f4f97e0a9c5b5616629e853a355bb47d12ba2020aff1287a87caf31cf4265",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
