/**
 * @generated SignedSource<<1aafb6bc02403fb76a6ab64a1afbcf9b>>
 * @relayHash afef161a562a6c9c067a1289125b7502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e1dbefb9feba14119f5ec4714280548af9e463405e67ca37d38f27bd3ccd05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80e1dbefb9feba14119f5ec4714280548af9e463405e67ca37d38f27bd3ccd05",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
