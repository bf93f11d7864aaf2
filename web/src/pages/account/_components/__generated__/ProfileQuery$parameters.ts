/**
 * @generated SignedSource<<7c03700e29f2b04034def675737d88fb>>
 * @relayHash ea520a073a1df7b0c8956d343ce51295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8a9c69c7099c15d0f31ee0e1f3de9fc8174c4d7521bc649ecd09f38ca29959a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileQuery } from './ProfileQuery.graphql';

const node: PreloadableConcreteRequest<ProfileQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8a9c69c7099c15d0f31ee0e1f3de9fc8174c4d7521bc649ecd09f38ca29959a",
    "metadata": {},
    "name": "ProfileQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
