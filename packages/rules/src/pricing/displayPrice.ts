import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { formatMoney } from '../format/formatMoney'
import { shows } from '../parts/shows'
import { priceParts } from './priceParts'
import { priceTypeText } from './priceTypeText'

/** What a car costs to buy: its text, the higher price it was before, and what it includes. */
export interface PurchasePrice {
  readonly text: string
  readonly wasText: string | null
  readonly typeText: string | null
}

/** A price as it is shown. */
export interface DisplayPrice extends PurchasePrice {
  readonly kind: 'subscription' | 'reduced' | 'regular' | 'preorder' | 'none'
  /** What the car costs to buy, beside its price per week; null where that isn't known, or is the price itself. */
  readonly purchase: PurchasePrice | null
}

type PricedCar = Pick<Car, 'priceCents' | 'beforePriceCents' | 'subscriptionPriceCents' | 'priceType' | 'preorder'>

/** What a price is shown by. */
export interface PriceSettings {
  readonly price: ResolvedConfig['price']
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

const purchaseOf = (car: PricedCar, { price, identity }: PriceSettings): (PurchasePrice & { readonly isReduced: boolean }) | null => {
  if (!hasPrice(car)) return null
  const about = { car, price }
  return {
    isReduced: shows(priceParts.reduced, about),
    text: formatMoney(car.priceCents),
    wasText: shows(priceParts.was, about) ? formatMoney(car.beforePriceCents ?? 0) : null,
    typeText: shows(priceParts.type, about) ? priceTypeText(car.priceType, identity.country) : null,
  }
}

/**
 * Chooses the price of a car as shoppers see it (CAR-01): per week when the site offers subscriptions, with what that is and for how
 * long, and what the car costs to buy (CAR-14, CAR-15); reduced (CAR-16), regular (CAR-17), PREORDER (CAR-18), else the site's text
 * (CAR-19). The was-price shows beside a reduced one (CAR-20).
 */
export const displayPrice = (car: PricedCar, config: PriceSettings): DisplayPrice => {
  const { price: settings } = config
  const purchase = purchaseOf(car, config)
  const { text = '', wasText = null, typeText = null } = purchase ?? {}
  if (shows(priceParts.week, { car, price: settings })) {
    return {
      kind: 'subscription',
      text: `${formatMoney(car.subscriptionPriceCents ?? 0)} per week`,
      wasText: null,
      typeText: [settings.subscriptionName, settings.subscriptionTerm].filter(Boolean).join(' · '),
      purchase: purchase && { text, wasText, typeText },
    }
  }
  if (purchase) return { kind: purchase.isReduced ? 'reduced' : 'regular', text, wasText, typeText, purchase: null }
  const isPreorder = shows(priceParts.preorder, { car, price: settings })
  return {
    kind: isPreorder ? 'preorder' : 'none',
    text: isPreorder ? settings.preorderText : settings.noPriceText,
    wasText: null,
    typeText: null,
    purchase: null,
  }
}
