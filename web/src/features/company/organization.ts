/** The shop as an organization in structured data. */
import { graphql, readInlineData } from 'react-relay';
import type { organization_links$key } from './__generated__/organization_links.graphql.ts';

/** Names of the days, from Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the entry of the shop; what is not configured is left out. `home`: URL of the home page. */
export function organization(links: organization_links$key, home: string) {
  const { company, email, phone, openingHours, social } = readInlineData(
    graphql`
      fragment organization_links on StoreLinks @inline {
        phone
        email
        openingHours {
          days
          opensAt
          closesAt
        }
        company {
          name
          registerNumber
          taxNumber
          address
        }
        social {
          url
        }
      }
    `,
    links,
  );
  const given = (entry: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value != null));
  return given({
    '@type': 'Organization',
    name: 'Lawaj',
    url: home,
    legalName: company?.name,
    taxID: company?.taxNumber,
    identifier: company?.registerNumber,
    address: company?.address && {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressCountry: 'TN',
    },
    contactPoint:
      email || phone
        ? given({
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email,
            telephone: phone,
            hoursAvailable: openingHours && {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: openingHours.days.map((day) => DAYS[day - 1]),
              opens: openingHours.opensAt,
              closes: openingHours.closesAt,
            },
          })
        : null,
    sameAs: social.length > 0 ? social.map(({ url }) => url) : null,
  });
}
