/**
 * @generated SignedSource<<dc89082f45122661a57ec24c1cfaa7dc>>
 * @relayHash 67cad9c24243289d0791ffcfcdfbd9f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48114832349913d3306a994511ace53859cc2f42e608c9554e12b546e7858969

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48114832349913d3306a994511ace53859cc2f42e608c9554e12b546e7858969",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
