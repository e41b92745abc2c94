import type { ItemType } from '../../entities/Car'
import type { FormAbout } from './FormContext'

/**
 * What a test drive is asked for as, which its form is worded by (CFG-06, ENQ-24): the car of the page, or what the site lists. One with
 * caravans, which nobody drives, asks for a visit; one with motorcycles alone for a ride.
 */
export const drivenAs = ({ car, site }: Pick<FormAbout, 'car' | 'site'>): ItemType => {
  if (car) return car.itemType
  const kinds = new Set(site.models.map(({ itemType = 'car' }) => itemType))
  if (kinds.has('caravan')) return 'caravan'
  return kinds.has('motorcycle') && kinds.size === 1 ? 'motorcycle' : 'car'
}
