/**
 * @generated SignedSource<<6d7de24f7a9b513f1c8968b35a31cd53>>
 * @relayHash 707dda7a577886f4382264d44ea031e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47ddb0bba32da35dfb2190f6798778786ba12294ed545f1406b3471144220b2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47ddb0bba32da35dfb2190f6798778786ba12294ed545f1406b3471144220b2a",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
