import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { dayText } from '../../format/formatDate'
import { appealDetails, appealParts, appealWeights, carReadiness, driveAwayPrice, marketAverage, readinessNames } from './recommendation'
import { sortLabel } from './sortLabel'

/** A criterion of the recommended order with the points that it gives a car. */
export interface OrderPoints {
  readonly title: string
  /** The criterion's value for this car, as text. */
  readonly value: string
  readonly points: number
}

/** Why a car has its place in a list's recommended order (SRC-17, SRC-44). */
export interface WhyOrder {
  /** The order that the site's lists open with. */
  readonly opensWith: string
  readonly isRecommended: boolean
  /** Groups come first; a car is behind all cars of better groups. */
  readonly group: string
  /** From 1, the first in the list. */
  readonly groupPlace: number
  readonly groups: number
  /** The dealer's own rank, which comes before points. */
  readonly rank: number
  readonly parts: readonly OrderPoints[]
  readonly total: number
}

const priceText = (car: Car, points: number): string => {
  if (driveAwayPrice(car) === null) return 'No drive-away price to compare'
  if (marketAverage(car) === 0) return 'No market average is known'
  const percent = Math.abs(points) / appealWeights.marketPercent
  const max = percent >= appealWeights.maxMarketPercent ? ' or more' : ''
  if (percent === 0) return 'At the market average'
  return `${percent}%${max} ${points > 0 ? 'below' : 'above'} the market average`
}

/**
 * Explains a car's place in the recommended order: its group, rank, and the points of each part of its appeal. Freshness is relative to a
 * car added now, so points never look like a date.
 *
 * @param now the instant to explain, ISO in UTC
 */
export const whyOrder = (car: Car, { search, identity }: Pick<ResolvedConfig, 'search' | 'identity'>, now: string): WhyOrder => {
  const own = appealParts(car)
  const freshness = own.freshness - appealParts({ ...car, createdAt: now }).freshness
  const readiness = carReadiness(car)
  const known = own.details / appealWeights.detail
  const photos = car.images.length
  const parts: readonly OrderPoints[] = [
    { title: 'Photos', value: `${photos} ${photos === 1 ? 'photo' : 'photos'}; ${appealWeights.maxPhotos} count`, points: own.photos },
    { title: 'Price against the market', value: priceText(car, own.price), points: own.price },
    { title: 'Details', value: `${known} of ${appealDetails.length + 1} filled in`, points: own.details },
    {
      title: 'Freshness',
      value: `Added ${dayText(car.createdAt, identity.timeZone)}; a point less every ${appealWeights.freshnessDays} days`,
      points: freshness,
    },
  ]
  return {
    opensWith: sortLabel(search.defaultSort),
    isRecommended: search.defaultSort === 'recommended',
    group: readinessNames[readiness] ?? '',
    groupPlace: readinessNames.length - readiness,
    groups: readinessNames.length,
    rank: car.customRank,
    parts,
    total: parts.reduce((sum, { points }) => sum + points, 0),
  }
}
