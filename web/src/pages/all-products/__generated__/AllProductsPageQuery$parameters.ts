/**
 * @generated SignedSource<<1613232f9e064a2e30de5aa9b7ac7c0c>>
 * @relayHash 3c6499ae2db6a72c45af4f8e60ec9510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36cd9661b74bd3bb40519656f954049b37445cd894e277aa0a2ac96c8a103c79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36cd9661b74bd3bb40519656f954049b37445cd894e277aa0a2ac96c8a103c79",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
