/**
 * @generated SignedSource<<a362551e36beda903572556bd66d08ea>>
 * @relayHash f7a54ac0707eb8eb583d17a6ebcc1002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fef012401cb47361e8c98bf79db2a0bdf2f8e0ec7d91dfdb2adc48529b212822

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllProductsPageQuery } from './AllProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<AllProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fef012401cb47361e8c98bf79db2a0bdf2f8e0ec7d91dfdb2adc48529b212822",
    "metadata": {},
    "name": "AllProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
