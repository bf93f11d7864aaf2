/**
 * @generated SignedSource<<2ba5b8393d19e81ef411e437a07abbe0>>
 * @relayHash b6441f446d23e5552dbedcd8ee60906a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c5693c6177a437b069d93d6936df3651057850924b89d6dddaa03499d3b56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6c5693c6177a437b069d93d6936df3651057850924b89d6dddaa03499d3b56a",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
