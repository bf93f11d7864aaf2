/**
 * @generated SignedSource<<2dbafb4a2031745633ada9d2e65d944e>>
 * @relayHash b15f9e1bf8c3fbf26e32c3cf6621c9b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf65af1d2c02d280078d614a14397c3ff2c3e66d7767c836771203c45681a018

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf65af1d2c02d280078d614a14397c3ff2c3e66d7767c836771203c45681a018",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
