import type { Car } from '@forecourt/rules/entities/Car'
import { displayPrice } from '@forecourt/rules/pricing/displayPrice'
import { carCondition } from '@forecourt/rules/stock/carCondition'
import { isInStock } from '@forecourt/rules/stock/isInStock'
import { odometerText } from '@forecourt/rules/stock/odometerText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The words of the picture that stands for a car where its address is shared (UI-08). */
export interface ShareContent {
  readonly title: string
  readonly details: string
  readonly price: string
  readonly dealer: string
  /** On the photograph: sold, reserved, on its way. */
  readonly tag: string | null
}

/** Words the share picture of a car; one that has left names no price. */
export const shareContent = (car: Car, { identity, price, tags }: Pick<ResolvedConfig, 'identity' | 'price' | 'tags'>): ShareContent => {
  const odometer = odometerText(car)
  const inStock = isInStock(car)
  return {
    title: car.name,
    details: [carCondition(car), odometer, car.city].filter(Boolean).join(' · '),
    price: inStock ? displayPrice(car, price).text : '',
    dealer: identity.name,
    tag: !inStock ? tags.soldText : car.reserved ? 'RESERVED' : car.status === 'coming_soon' ? tags.comingSoonText : null,
  }
}
