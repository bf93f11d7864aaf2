/**
 * @generated SignedSource<<a0d19aee50a38ff86ae6b7eb6d1ec53c>>
 * @relayHash 65a0014137b69e237a7882a984b66766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3deec98af60f8f9da52ff5e202a8c41bbcb34d42b918435d253079954acd93b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3deec98af60f8f9da52ff5e202a8c41bbcb34d42b918435d253079954acd93b5",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
