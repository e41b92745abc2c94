import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { AutoDealerLeaf, OpeningHoursSpecification, PostalAddress, WithContext } from 'schema-dts'
import type { Location } from '../entities/Location'
import { locationHref } from '../routing/locationHref'
import { pictureAddress } from './jsonLd'

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

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const openingHours = (location: Location): OpeningHoursSpecification[] => {
  const hours = (location.departments.find(({ department }) => department === 'sales') ?? location.departments[0])?.hours ?? []
  return hours.flatMap(({ weekday, status, open, close }) => {
    const name = weekdayNames[weekday]
    if (status !== 'Open' || open === null || close === null || !name) return []
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${name}`, opens: open, closes: close }]
  })
}

/** Describes a place of the dealer as schema.org's AutoDealer, with address, phone and hours (LOC-11). Its stars stay out: search engines show none that a business gives of itself. */
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
