/**
 * @generated SignedSource<<ccf7055d23fc6944d8c11c5a4a92c7fb>>
 * @relayHash c50ce51426aa04d71a1385a2069849bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc06a869001403fc2c329e317ebf69874e5043fab0313753d59b38f45167adf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abc06a869001403fc2c329e317ebf69874e5043fab0313753d59b38f45167adf",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
