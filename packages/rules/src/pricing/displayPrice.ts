import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { formatMoney } from './formatMoney'
import { hasPrice } from './hasPrice'

/** A price as it is shown: its text, the higher price it was before, and what it includes. */
export interface DisplayPrice {
  readonly kind: 'subscription' | 'reduced' | 'regular' | 'preorder' | 'none'
  readonly text: string
  readonly wasText: string | null
  readonly typeText: string | null
}

type PricedCar = Pick<Car, 'priceCents' | 'beforePriceCents' | 'subscriptionPriceCents' | 'priceType' | 'preorder'>

const typeTexts = { driveAway: 'Drive away', egc: 'Excl. gov. charges' } as const satisfies Record<Car['priceType'], string>

/**
 * Chooses the price of a car as shoppers see it (CAR-01): per week when the site offers subscriptions (CAR-14, CAR-15), reduced (CAR-16), regular
 * (CAR-17), PREORDER (CAR-18), else the site's text (CAR-19). The was-price shows beside a reduced one (CAR-20).
 */
export const displayPrice = (car: PricedCar, settings: ResolvedConfig['price']): DisplayPrice => {
  if (settings.offerSubscriptions && car.subscriptionPriceCents !== null && car.subscriptionPriceCents > 0) {
    return { kind: 'subscription', text: `${formatMoney(car.subscriptionPriceCents)} per week`, wasText: null, typeText: null }
  }
  if (hasPrice(car)) {
    const wasCents = car.beforePriceCents !== null && car.beforePriceCents > car.priceCents ? car.beforePriceCents : null
    return {
      kind: wasCents === null ? 'regular' : 'reduced',
      text: formatMoney(car.priceCents),
      wasText: wasCents !== null && settings.showWasPrice ? formatMoney(wasCents) : null,
      typeText: settings.showPriceType ? typeTexts[car.priceType] : null,
    }
  }
  return {
    kind: car.preorder ? 'preorder' : 'none',
    text: car.preorder ? settings.preorderText : settings.noPriceText,
    wasText: null,
    typeText: null,
  }
}
