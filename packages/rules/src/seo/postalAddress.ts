import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PostalAddress } from 'schema-dts'
import type { Location } from '../entities/Location'

/** Describes where a place is as schema.org's PostalAddress (LOC-11); parts it lacks are left out. */
export const postalAddress = ({ address }: Pick<Location, 'address'>, { identity }: Pick<ResolvedConfig, 'identity'>) =>
  ({
    '@type': 'PostalAddress',
    ...(address.street !== '' && { streetAddress: address.street }),
    addressLocality: address.city,
    ...(address.state !== '' && { addressRegion: address.state }),
    ...(address.postcode !== '' && { postalCode: address.postcode }),
    addressCountry: identity.country,
  }) as const satisfies PostalAddress
