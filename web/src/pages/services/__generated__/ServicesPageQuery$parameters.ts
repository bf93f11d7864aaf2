/**
 * @generated SignedSource<<ac3d329ac9d242fe0d9b4f48addc3c2f>>
 * @relayHash b69bc9b0b06f3b7f4a508963d065132b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7124613495869c5b30c307d5210d5919567e299706ab8ff8b0ec77bec94b26ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7124613495869c5b30c307d5210d5919567e299706ab8ff8b0ec77bec94b26ed",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
