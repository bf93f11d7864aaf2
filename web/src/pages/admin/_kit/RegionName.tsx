import { graphql, useFragment } from 'react-relay';
import { useRegionName } from '../../../features/address/regions.ts';
import type { RegionName_region$key } from './__generated__/RegionName_region.graphql.ts';

/** A governorate in the page's language (area `address`). */
export function RegionName({ region: key }: { readonly region: RegionName_region$key }) {
  const region = useFragment(
    graphql`
      fragment RegionName_region on Region {
        number
      }
    `,
    key,
  );
  return <bdi>{useRegionName(region)}</bdi>;
}
