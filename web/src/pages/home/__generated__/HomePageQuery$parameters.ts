/**
 * @generated SignedSource<<8bf6c8cffeb8c561845e1813eaa59c60>>
 * @relayHash 07d07480204cdd237d0b910f6d49adf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b86254c0e91ac38088062549d6cb95c5a78f4ac99ba34a62a35e986cd1d67181

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b86254c0e91ac38088062549d6cb95c5a78f4ac99ba34a62a35e986cd1d67181",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
