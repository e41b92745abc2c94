import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../dates/wholeDays'
import type { Car } from '../entities/Car'
import { isInStock } from './isInStock'
import { isJustSold } from './isJustSold'

/** The one tag on a car's picture. */
export type CarTag =
  | { readonly kind: 'text'; readonly text: string; readonly tone: 'sold' | 'fuel' | 'reserved' | 'dealer' | 'comingSoon' | 'justArrived' }
  | { readonly kind: 'image'; readonly image: string; readonly alt: string }

type TaggedCar = Pick<Car, 'status' | 'soldAt' | 'simpleFuel' | 'reserved' | 'certified' | 'carType' | 'tag' | 'createdAt'>

/**
 * Chooses the tag of a car: the first that applies of sold (CAR-03), fuel (CAR-06), reserved (CAR-07), certified badge
 * (CAR-08), the dealer's own (CAR-09), coming soon (CAR-10, CAR-13), just arrived (CAR-11); otherwise none (CAR-12). A car sold
 * longer ago than sold cars stay listed has the site's second sold text, where there is one.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carTag = (car: TaggedCar, { tags: settings, stock }: Pick<ResolvedConfig, 'tags' | 'stock'>, now: string): CarTag | null => {
  if (!isInStock(car))
    return {
      kind: 'text',
      text: isJustSold(car, stock, now) ? settings.soldText : settings.soldLaterText || settings.soldText,
      tone: 'sold',
    }
  if (settings.showFuel && car.simpleFuel) return { kind: 'text', text: car.simpleFuel, tone: 'fuel' }
  if (car.reserved) return { kind: 'text', text: settings.reservedText, tone: 'reserved' }
  if (car.certified && car.carType === 'used' && settings.certifiedBadgeImage)
    return { kind: 'image', image: settings.certifiedBadgeImage, alt: 'Certified' }
  if (car.tag?.trim()) return { kind: 'text', text: car.tag.trim(), tone: 'dealer' }
  if (car.status === 'coming_soon') return { kind: 'text', text: settings.comingSoonText, tone: 'comingSoon' }
  if (wholeDays(car.createdAt, now) < settings.justArrivedDays) return { kind: 'text', text: settings.justArrivedText, tone: 'justArrived' }
  return null
}
