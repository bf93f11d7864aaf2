/**
 * @generated SignedSource<<1a6ba9e9273247504e63a7ad615254ee>>
 * @relayHash 16da97022853269c2a94503f6087f69f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b72957ecf28ea5113306ca6b0baa1b6e56dd91cf5d12bb25ede4ab68e6b46869

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b72957ecf28ea5113306ca6b0baa1b6e56dd91cf5d12bb25ede4ab68e6b46869",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
