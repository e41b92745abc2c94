import { carTag } from '@forecourt/rules/car/tags/carTags'
import { odometerText } from '@forecourt/rules/car/texts/odometerText'
import type { Car } from '@forecourt/rules/entities/Car'
import { carCondition } from '@forecourt/rules/entities/carCondition'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { displayPrice, printedPrice } from '@forecourt/rules/pricing/displayPrice'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Texts of the share image of a car (UI-08). */
export interface ShareContent {
  readonly title: string
  readonly details: string
  readonly price: string
  /** What the price includes or requires, as on the car's card; empty for nothing. */
  readonly priceTerms: string
  readonly dealer: string
  /** On the photograph, as on the car's card. */
  readonly tag: string | null
}

type ShareSettings = Pick<ResolvedConfig, 'identity' | 'price' | 'subscription' | 'tags' | 'stock'>

/** The car's badge. Shared images stay online for months, so the image omits “just arrived”. */
const tagText = (car: Car, config: ShareSettings, now: string): string | null => {
  const tag = carTag(car, config, now)
  return tag?.kind === 'text' && tag.tone !== 'justArrived' ? tag.text : null
}

/** Texts of a car's share image; a sold car shows no price. */
export const shareContent = (car: Car, config: ShareSettings, now: string): ShareContent => {
  const price = isInStock(car) ? printedPrice(displayPrice(car, config)) : null
  return {
    title: car.name,
    details: [carCondition(car), odometerText(car), car.city].filter(Boolean).join(' · '),
    price: price?.text ?? '',
    priceTerms: price?.terms ?? '',
    dealer: config.identity.name,
    tag: tagText(car, config, now),
  }
}
