/**
 * @generated SignedSource<<eb769c2583d90255a805b1fb95be6a93>>
 * @relayHash b7b96cb72695e5715f85797eeea9d8e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c525b638ef1bcb07400b411b7f80c4b7c27b87f142231a3eed540019ae00a332

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c525b638ef1bcb07400b411b7f80c4b7c27b87f142231a3eed540019ae00a332",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
