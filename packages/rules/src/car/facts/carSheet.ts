import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { momentInZone } from '../../dates/momentInZone'
import type { Car } from '../../entities/Car'
import { carCondition } from '../../entities/carCondition'
import type { Location } from '../../entities/Location'
import { estimatedFinance } from '../../finance/estimate/carEstimate'
import { estimateHeading } from '../../finance/estimate/estimateHeading'
import { lenderFigures } from '../../finance/lender/lenderFigures'
import { shownWeekly } from '../../finance/lender/weeklyFinance'
import { monthlyFeesText } from '../../finance/small-print/feeTexts'
import { figureKindText } from '../../finance/small-print/loanText'
import { creditProviderText, ratesText } from '../../finance/small-print/ratesText'
import { formatDate } from '../../format/formatDate'
import { phoneFor } from '../../phone/phoneFor'
import { type DisplayPrice, displayPrice, priceTerms, printedPrice } from '../../pricing/displayPrice'
import { carHref } from '../../routing/carHref'
import { shortened } from '../../text/cutText'
import { consumerNotice } from '../consumerNoticePart'
import { carSummaryText } from '../texts/carSummaryText'
import { commentText, shownComments } from '../texts/commentLines'
import { odometerText } from '../texts/odometerText'
import { type CarFact, statedFacts } from './CarFact'
import { keyFacts } from './keyFacts'

/** Content of a car's print sheet, formatted. */
export interface CarSheet {
  readonly dealer: {
    readonly name: string
    readonly tagline: string
    readonly phone: string
    readonly site: string
    readonly licence: string
  }
  readonly title: string
  readonly details: string
  readonly badge: string | null
  readonly price: { readonly text: string; readonly wasText: string | null; readonly typeText: string | null }
  readonly finance: { readonly heading: string; readonly weekly: string; readonly rates: string; readonly disclaimer: string } | null
  readonly summary: string
  readonly facts: readonly CarFact[]
  readonly features: readonly string[]
  /** Number of features omitted. */
  readonly moreFeatures: number
  readonly comments: { readonly heading: string; readonly text: string } | null
  /** New Zealand's Consumer Information Notice in full, if the car needs one. */
  readonly notice: readonly CarFact[] | null
  readonly location: { readonly name: string; readonly address: string; readonly phone: string }
  readonly address: string
  readonly footnote: string
}

interface SheetContext {
  /** ISO in UTC. */
  readonly now: string
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
}

const maxFacts = 16
const maxFeatures = 15
const maxTitleLength = 110
const maxCommentsLength = 420

const formatFinance = (car: Car, config: ResolvedConfig, now: string): CarSheet['finance'] => {
  const lender = shownWeekly('carPage', { car, config, now })
  const estimate = lender ? null : estimatedFinance(car, config, now)
  const figures = lender ?? estimate
  if (!figures) return null
  const { weeklyText, assumesText, monthlyText } = figures
  const lenderDisclaimer = lender ? (lenderFigures(car, config)?.disclaimer ?? '') : ''
  return {
    heading: lender ? 'Finance from' : estimate ? estimateHeading(estimate, config.estimate.heading) : '',
    weekly: [`${weeklyText} a week`, assumesText].filter(Boolean).join(', '),
    rates: [
      monthlyText && `${monthlyText} a month`,
      ratesText(figures, config.identity),
      estimate?.source === 'quote' ? null : monthlyFeesText(car.offerLoan ?? config.lender),
    ]
      .filter(Boolean)
      .join(' · '),
    disclaimer: [
      figureKindText({ ...(estimate ?? { source: 'lender' }), offer: car.offerLoan }),
      plainText(estimate?.disclaimer ?? config.finance.disclaimer),
      plainText(lenderDisclaimer),
      statesComparisonRate(config.identity) ? config.finance.comparisonWarning : '',
      creditProviderText(config.finance),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** Purchase price text, shown with the weekly price. */
const purchaseText = ({ purchase }: DisplayPrice): string | null =>
  purchase && ['or buy it for', purchase.text, priceTerms({ ...purchase, minimum: null })?.toLowerCase()].filter(Boolean).join(' ')

const formatComments = (car: Car, heading: string): CarSheet['comments'] => {
  const text = commentText(shownComments(car)).replaceAll('\n', ' ')
  return text === '' ? null : { heading, text: shortened(text, maxCommentsLength) }
}

/**
 * Builds the print sheet of a car, which salespeople hand out (UI-07): content of its page, shortened to fit the paper. A weekly figure
 * needs its rates and disclaimer, and shows only if the site shows it (FIN-05).
 */
export const carSheet = (car: Car, location: Location | null, config: ResolvedConfig, { now, origin }: SheetContext): CarSheet => {
  const { identity, phone } = config
  const number = phoneFor(car, config) ?? ''
  const price = displayPrice(car, config)
  const { text: priceText, wasText, terms } = printedPrice(price)
  const features = [...new Set(car.standardEquipment)]
  const odometer = odometerText(car)
  const printed = formatDate(momentInZone(now, location?.timeZone ?? identity.timeZone).date) ?? ''
  const { street = '', city = car.city, state = car.state, postcode = '' } = location?.address ?? {}
  return {
    dealer: {
      name: identity.name,
      tagline: identity.tagline,
      phone: phone.main || number,
      site: origin.replace(/^https?:\/\//, ''),
      licence: identity.licence,
    },
    title: shortened(car.name, maxTitleLength),
    details: [carCondition(car), odometer, car.simpleTransmission, car.colour].filter(Boolean).join(' · '),
    badge: car.status === 'sold' ? 'Sold' : car.reserved ? 'Reserved' : car.status === 'coming_soon' ? 'Coming soon' : null,
    price: {
      text: priceText,
      wasText,
      typeText: [terms, purchaseText(price)].filter(Boolean).join(', ') || null,
    },
    finance: formatFinance(car, config, now),
    summary: carSummaryText(car),
    facts: statedFacts(keyFacts(car).map(({ label, value }) => [label, value] as const))
      .filter(({ label }) => label !== 'Stock number')
      .slice(0, maxFacts),
    features: features.slice(0, maxFeatures),
    moreFeatures: Math.max(0, features.length - maxFeatures),
    comments: formatComments(car, config.vdp.commentsHeading),
    notice: consumerNotice(car, location, config, now),
    location: {
      name: car.locationName,
      address: [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: number,
    },
    address: `${origin}${carHref(car)}`,
    footnote: [
      `Stock number ${car.stockNumber}`,
      `Printed ${printed}`,
      `Price and availability may change. The ${car.itemType}’s page has the latest.`,
    ].join(' · '),
  }
}
