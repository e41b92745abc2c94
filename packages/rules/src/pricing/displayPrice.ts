import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasPrice } from '../entities/isInStock'
import { formatMoney } from '../format/formatMoney'
import { groupThousands } from '../format/groupThousands'
import { carFacts } from '../parts/carFacts'
import { type Need, type Part, shows } from '../parts/Part'
import { hasWeekly, isByTheWeek, offered, type PriceContext } from './isByTheWeek'
import { longerTermTexts, type MinimumTotalText, minimumTotal, minimumTotalText } from './minimumTotal'
import { priceTypeText } from './modelPriceText'
import { type OnRoadCosts, onRoadCosts, onRoadText } from './onRoadCosts'

const noWeekly: Need<PriceContext> = {
  holds: (context) => !isByTheWeek(context),
  requirement: 'CAR-14',
  title: 'Subscriptions',
  yes: 'No price per week comes before it.',
  no: 'The price per week is shown instead.',
  settings: ['/price/offerSubscriptions'],
  fields: carFacts('subscriptionPriceCents'),
}
const hasPriceNeed: Need<PriceContext> = {
  holds: ({ car }) => hasPrice(car),
  requirement: 'CAR-17',
  title: 'Price above $10',
  yes: 'The car has a price above $10.',
  no: 'The car has no price above $10.',
  fields: carFacts('priceCents'),
}
const unpriced: Need<PriceContext> = {
  ...hasPriceNeed,
  holds: ({ car }) => !hasPrice(car),
  yes: 'The car has no price above $10.',
  no: 'The car’s price is shown instead.',
}
const reduced: Need<PriceContext> = {
  holds: ({ car }) => (car.beforePriceCents ?? 0) > (car.priceCents ?? 0),
  requirement: 'CAR-20',
  title: 'A higher price before',
  yes: 'The price was higher before.',
  no: 'The price was not higher before.',
  fields: carFacts('priceCents', 'beforePriceCents'),
}
const hasOnRoadCosts: Need<PriceContext> = {
  holds: ({ car }) => onRoadCosts(car) !== null,
  title: 'On-road costs',
  yes: 'The price excludes on-road costs, and the dealership has entered them.',
  no: 'The price includes all charges, or no on-road charges apply to the car.',
  fields: carFacts('priceType', 'driveAwayCents'),
}
const preorder: Need<PriceContext> = {
  holds: ({ car }) => car.preorder,
  requirement: 'CAR-18',
  title: 'Pre-order',
  yes: 'The car can be pre-ordered.',
  no: 'The car is no pre-order.',
  settings: ['/price/preorderText'],
  fields: carFacts('preorder'),
}

/**
 * Parts of a price (CAR-14 to CAR-20): the weekly price comes first, with the price below it or alone; the pre-order text and the site's
 * text replace both; was-price and price type accompany a price.
 */
export const priceParts = {
  week: {
    id: 'price-week',
    title: 'Price per week',
    requirement: 'CAR-14',
    elementSetting: '/price/offerSubscriptions',
    needs: [offered, hasWeekly],
  },
  amount: { id: 'price-amount', title: 'Price', requirement: 'CAR-17', elementSetting: '/price', needs: [hasPriceNeed] },
  reduced: { id: 'price-reduced', title: 'Reduced price', requirement: 'CAR-16', elementSetting: '/price', needs: [hasPriceNeed, reduced] },
  was: {
    id: 'price-was',
    title: 'Was-price',
    requirement: 'CAR-20',
    elementSetting: '/price/showWasPrice',
    needs: [
      hasPriceNeed,
      reduced,
      {
        holds: ({ price }) => price.showWasPrice,
        title: 'Was-prices',
        yes: 'The site shows was-prices.',
        no: 'The site shows no was-prices.',
        settings: ['/price/showWasPrice'],
      },
    ],
  },
  type: {
    id: 'price-type',
    title: 'Price type',
    requirement: 'CARD-05',
    elementSetting: '/price/showPriceType',
    needs: [
      hasPriceNeed,
      {
        // A price before government charges always states so; otherwise it would read as the total price (ACL s 48).
        holds: ({ car, price }) => price.showPriceType || car.priceType === 'egc',
        title: 'Price type',
        yes: 'The site says what a price includes, or the price leaves out government charges.',
        no: 'The site does not say what a price includes.',
        settings: ['/price/showPriceType'],
        fields: carFacts('priceType'),
      },
    ],
  },
  onRoad: {
    id: 'price-on-road',
    title: 'On-road total',
    requirement: 'CARD-05',
    elementSetting: '/price/showOnRoad',
    needs: [
      hasPriceNeed,
      {
        holds: ({ price }) => price.showOnRoad,
        title: 'On-road totals',
        yes: 'The site shows on-road totals.',
        no: 'The site shows no on-road totals.',
        settings: ['/price/showOnRoad'],
      },
      hasOnRoadCosts,
    ],
  },
  preorder: {
    id: 'price-preorder',
    title: 'Pre-order text',
    requirement: 'CAR-18',
    elementSetting: '/price/preorderText',
    needs: [noWeekly, unpriced, preorder],
  },
  none: {
    id: 'price-none',
    title: 'Text without a price',
    requirement: 'CAR-19',
    elementSetting: '/price/noPriceText',
    needs: [
      noWeekly,
      unpriced,
      {
        ...preorder,
        requirement: 'CAR-19',
        title: 'Text without a price',
        holds: ({ car }) => !car.preorder,
        yes: 'The site’s own text stands in for it.',
        no: 'The pre-order text is shown instead.',
        settings: ['/price/noPriceText'],
      },
    ],
  },
} as const satisfies { readonly [name: string]: Part<PriceContext> }

/** Purchase price: its text, the previous higher price, and what it includes. */
export interface PurchasePrice {
  readonly text: string
  readonly wasText: string | null
  readonly typeText: string | null
  /** What it comes to on the road; null if the price includes that, or the site doesn't show it. */
  readonly onRoad: OnRoadCosts | null
}

/** A formatted price. */
export interface DisplayPrice extends PurchasePrice {
  readonly kind: 'subscription' | 'reduced' | 'regular' | 'preorder' | 'none'
  /** Purchase price beside a weekly price; null if unknown, or if it is the price itself. */
  readonly purchase: PurchasePrice | null
  /** The least that a weekly price comes to, on one line and in full; null for other prices, and if the site has no terms. */
  readonly minimum: MinimumTotalText | null
  /** The weekly price and total of each longer term; empty for other prices. */
  readonly longerTerms: readonly string[]
  /** What a weekly price includes, its kilometres first; null for other prices, and if the site states nothing. */
  readonly includes: string | null
  /** What is paid on top of a weekly price; null for other prices, and if the site states nothing. */
  readonly excludes: string | null
}

/** Settings for formatting prices. */
export interface PriceSettings {
  readonly price: ResolvedConfig['price']
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
  readonly subscription: Pick<ResolvedConfig['subscription'], 'terms' | 'distances' | 'bondWeeks'>
}

/**
 * What a weekly price includes (CAR-15): the usual kilometres, then what the site names.
 *
 * @example '350 km a week, registration and servicing'
 */
const weeklyIncludes = ({ price, subscription: { distances } }: Omit<PriceSettings, 'identity'>): string | null => {
  const [usual] = distances
  return [usual && `${groupThousands(usual.km)} km a week`, price.subscriptionIncludes.trim()].filter(Boolean).join(', ') || null
}

const formatPurchase = (
  car: PriceContext['car'],
  { price, identity }: Pick<PriceSettings, 'price' | 'identity'>,
): (PurchasePrice & { readonly isReduced: boolean }) | null => {
  if (!hasPrice(car)) return null
  const context = { car, price }
  return {
    isReduced: shows(priceParts.reduced, context),
    text: formatMoney(car.priceCents),
    wasText: shows(priceParts.was, context) ? formatMoney(car.beforePriceCents ?? 0) : null,
    typeText: shows(priceParts.type, context) ? priceTypeText(car.priceType, identity.country) : null,
    onRoad: shows(priceParts.onRoad, context) ? onRoadCosts(car) : null,
  }
}

/**
 * The displayed price of a car (CAR-01): the weekly price if the site offers subscriptions, with its terms, the minimum total (ACL s 48)
 * and the purchase price (CAR-14, CAR-15); reduced (CAR-16), regular (CAR-17), PREORDER (CAR-18), otherwise the site's text (CAR-19). A
 * reduced price shows its was-price (CAR-20).
 */
export const displayPrice = (car: PriceContext['car'], config: PriceSettings): DisplayPrice => {
  const { price: settings } = config
  const purchase = formatPurchase(car, config)
  const { text = '', wasText = null, typeText = null, onRoad = null } = purchase ?? {}
  if (shows(priceParts.week, { car, price: settings })) {
    const least = minimumTotal(car, config)
    return {
      kind: 'subscription',
      text: `${formatMoney(car.subscriptionPriceCents ?? 0)} per week`,
      wasText: null,
      typeText: [settings.subscriptionName, settings.subscriptionTerm].filter(Boolean).join(' · '),
      onRoad: null,
      purchase: purchase && { text, wasText, typeText, onRoad },
      minimum: least && minimumTotalText(least),
      longerTerms: longerTermTexts(car, config),
      includes: weeklyIncludes(config),
      excludes: settings.subscriptionExcludes.trim() || null,
    }
  }
  const noWeek = { purchase: null, minimum: null, longerTerms: [], includes: null, excludes: null }
  if (purchase) return { kind: purchase.isReduced ? 'reduced' : 'regular', text, wasText, typeText, onRoad, ...noWeek }
  const isPreorder = shows(priceParts.preorder, { car, price: settings })
  return {
    kind: isPreorder ? 'preorder' : 'none',
    text: isPreorder ? settings.preorderText : settings.noPriceText,
    wasText: null,
    typeText: null,
    onRoad: null,
    ...noWeek,
  }
}

/**
 * What a weekly price includes and what is paid on top of it, in full (CAR-15); empty if the site states neither.
 *
 * @example 'The weekly price includes 350 km a week and registration. It doesn’t include charging or tolls.'
 */
export const weeklyCoverText = ({ includes, excludes }: Pick<DisplayPrice, 'includes' | 'excludes'>): string =>
  [includes && `The weekly price includes ${includes}.`, excludes && `${includes ? 'It' : 'The weekly price'} doesn’t include ${excludes}.`]
    .filter(Boolean)
    .join(' ')

/** What a price includes or requires, on one line: type or term, on-road total, minimum total of a weekly price. Null for nothing. */
export const priceTerms = ({ typeText, onRoad, minimum }: Pick<DisplayPrice, 'typeText' | 'onRoad' | 'minimum'>): string | null =>
  [typeText, onRoad && onRoadText(onRoad), minimum?.short].filter(Boolean).join(' · ') || null

/**
 * A price for paper and pictures, where its first line is the largest: the on-road total if the price leaves that out (ACL s 48), with the
 * price in its terms. A was-price accompanies the price of its own basis, never the total.
 */
export const printedPrice = (
  price: PurchasePrice & Pick<DisplayPrice, 'minimum'>,
): Pick<PurchasePrice, 'text' | 'wasText'> & { readonly terms: string | null } =>
  price.onRoad === null
    ? { text: price.text, wasText: price.wasText, terms: priceTerms(price) }
    : {
        text: onRoadText(price.onRoad),
        wasText: null,
        terms: [price.text, price.wasText && `(was ${price.wasText})`, price.typeText?.toLowerCase()].filter(Boolean).join(' '),
      }
