import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location, OpeningHour } from '../entities/Location'
import { locationHref } from '../routing/locationHref'
import { type JsonLd, pictureAddress } from './jsonLd'

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const openingHours = (location: Location): readonly object[] => {
  const hours = (location.departments.find(({ department }) => department === 'sales') ?? location.departments[0])?.hours ?? []
  const isOpen = ({ status, open, close }: OpeningHour) => status === 'Open' && open !== null && close !== null
  return hours.filter(isOpen).map(({ weekday, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekdayNames[weekday]}`,
    opens: open,
    closes: close,
  }))
}

/** Describes a place of the dealer as schema.org's AutoDealer, with address, phone, hours and rating (LOC-11, LOC-12). */
export const dealerJsonLd = (location: Location, config: Pick<ResolvedConfig, 'identity' | 'locations'>, origin: string): JsonLd => {
  const { address, reviews } = location
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: location.name,
    url: `${origin}${locationHref(config, location)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: config.identity.country,
    },
    openingHoursSpecification: openingHours(location),
    ...(location.phone !== null && { telephone: location.phone }),
    ...(location.imageKey !== null && { image: pictureAddress(location.imageKey, origin) }),
    ...(address.latitude !== null &&
      address.longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
    ...(config.locations.showReviews &&
      reviews !== null &&
      reviews.count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.averageRating, reviewCount: reviews.count },
      }),
  }
}
