import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { AutoDealerLeaf, OpeningHoursSpecification, PostalAddress, WithContext } from 'schema-dts'
import type { Location } from '../entities/Location'
import { locationHref } from '../routing/locationHref'
import { pictureAddress } from './jsonLd'

/** Address of a location as schema.org PostalAddress (LOC-11); omits empty parts. */
export const postalAddress = ({ address }: Pick<Location, 'address'>, { identity }: Pick<ResolvedConfig, 'identity'>) =>
  ({
    '@type': 'PostalAddress',
    ...(address.street !== '' && { streetAddress: address.street }),
    addressLocality: address.city,
    ...(address.state !== '' && { addressRegion: address.state }),
    ...(address.postcode !== '' && { postalCode: address.postcode }),
    addressCountry: identity.country,
  }) as const satisfies PostalAddress

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const openingHours = (location: Location): OpeningHoursSpecification[] => {
  const hours = (location.departments.find(({ department }) => department === 'sales') ?? location.departments[0])?.hours ?? []
  return hours.flatMap(({ weekday, status, open, close }) => {
    const name = weekdayNames[weekday]
    if (status !== 'Open' || open === null || close === null || !name) return []
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${name}`, opens: open, closes: close }]
  })
}

/**
 * A location as schema.org AutoDealer with address, phone and hours (LOC-11). Excludes ratings: search engines ignore those that a
 * business states about itself.
 */
export const dealerJsonLd = (
  location: Location,
  config: Pick<ResolvedConfig, 'identity' | 'locations'>,
  origin: string,
  pictureOrigin = origin,
): WithContext<AutoDealerLeaf> => {
  const { address } = location
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: location.name,
    url: `${origin}${locationHref(config, location)}`,
    address: postalAddress(location, config),
    openingHoursSpecification: openingHours(location),
    ...(location.phone !== null && { telephone: location.phone }),
    ...(location.imageKey !== null && { image: pictureAddress(location.imageKey, pictureOrigin) }),
    ...(address.latitude !== null &&
      address.longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
  }
}
