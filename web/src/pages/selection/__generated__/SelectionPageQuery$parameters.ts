/**
 * @generated SignedSource<<fd3c816130443f6ea46cf4a593590462>>
 * @relayHash 916fd95ac6d8cc4a9c7c3c982c89927b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a84aedd180a83290cb70b03cff1b7c2d70f38286e0e31cf42d8e0a2316132037

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a84aedd180a83290cb70b03cff1b7c2d70f38286e0e31cf42d8e0a2316132037",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
