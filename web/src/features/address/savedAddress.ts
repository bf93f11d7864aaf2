import { graphql, readInlineData } from 'react-relay';
import type { savedAddress_address$key } from './__generated__/savedAddress_address.graphql.ts';
import { toAddressDraft, type AddressDraft } from './addressDraft.ts';

/** An address of the account, to be edited or sent again. */
export function draftOfSaved(address: savedAddress_address$key): AddressDraft {
  return toAddressDraft(
    readInlineData(
      graphql`
        fragment savedAddress_address on Address @inline {
          recipient
          phone
          secondPhone
          region {
            number
          }
          delegation
          postalCode
          street
          landmark
          note
        }
      `,
      address,
    ),
  );
}
