import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car, Cents } from '../../entities/Car'
import { carFacts } from '../../parts/carFacts'
import { type Need, shows } from '../../parts/Part'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { roundedTo } from '../Decimal'
import { lenderFees } from '../lender/lenderFigures'
import { type AboutLender, notExcluded } from '../lender/lenderNeeds'
import { weeklyFinance } from '../lender/weeklyFinance'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts, FinanceFigures } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { quotedFinance } from './quotedFinance'
import { quoteTerms } from './quoteRequest'

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate' | 'comparisonRate'>

/**
 * The loan that a site's estimate is of (FIN-04). Where a quote takes the estimate's place while the page is open, both are of the same
 * loan (FIN-03, FIN-06): otherwise the figure would rise by half before the shopper's eyes.
 */
export const estimateTerms = (estimate: ResolvedConfig['estimate']): Terms =>
  shownFinance.quotes({ estimate }) ? { ...estimate, ...quoteTerms } : estimate

/**
 * Works out the estimate of a price: an annuity over the estimate's term on the price less its deposit plus the lender's financed
 * fees, with its final payment (FIN-04, FIN-25, FIN-26).
 *
 * @example over 5 years at 6.29% with 10% deposit and 30% final payment, $24,990 comes to $76.32 a week
 */
export const estimateFigures = (priceCents: Cents, { estimate, lender }: Pick<ResolvedConfig, 'estimate' | 'lender'>): FinanceFigures => {
  const { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate } = estimateTerms(estimate)
  const { fees, rounding } = lender
  const { perYear } = paymentFrequencies.weekly
  const depositCents = Math.round((priceCents * depositPercent) / 100)
  const residualCents = Math.round((priceCents * finalPaymentPercent) / 100)
  const repayment = periodicRepayment({
    principalCents: priceCents - depositCents + lenderFees(lender).financedCents,
    residualCents,
    ratePercent: rate,
    paymentsPerYear: perYear,
    payments: perYear * termYears,
  })
  const weeklyCents = roundedTo(repayment, 1, rounding)
  const terms = { weeklyCents, rate, comparisonRate, termYears, depositCents, residualCents }
  return { source: 'estimate', priceCents, ...terms, lender: { fees, rounding } }
}

/** What the estimate box depends on. */
interface AboutEstimate extends AboutLender {
  readonly car: AboutLender['car'] & Pick<Car, 'reserved'>
  readonly config: Pick<ResolvedConfig, 'finance' | 'estimate'>
}

const lowestPriceCents = 20_000

/** What the estimate box of a car needs: the yard, no reservation, no exclusion, more than $200, and no figure of the lender's (CAR-30, CAR-24, FIN-04). */
export const estimateNeeds: readonly Need<AboutEstimate>[] = [
  {
    holds: ({ config }) => shownFinance.estimates(config),
    rule: 'CAR-30',
    title: 'Estimate',
    yes: 'The site shows estimates.',
    no: 'The site shows no estimates.',
    settings: ['/estimate/show'],
  },
  {
    holds: ({ car }) => car.status === 'in_stock',
    rule: 'CAR-30',
    title: 'On the yard',
    yes: 'The car is on the yard.',
    no: 'Estimates are only for cars on the yard.',
    fields: carFacts('status'),
  },
  {
    holds: ({ car }) => !car.reserved,
    rule: 'CAR-30',
    title: 'Not reserved',
    yes: 'Nobody has reserved the car.',
    no: 'Someone has reserved the car.',
    fields: carFacts('reserved'),
  },
  notExcluded,
  {
    holds: ({ car }) => Number.isSafeInteger(car.priceCents) && (car.priceCents ?? 0) > lowestPriceCents,
    rule: 'CAR-30',
    title: 'Price above $200',
    yes: 'The price is above $200.',
    no: 'The car has no price above $200.',
    fields: carFacts('priceCents'),
  },
  {
    holds: ({ car, config, now }) => weeklyFinance(car, config.finance, now) === null,
    rule: 'FIN-04',
    title: 'The provider’s figures first',
    yes: 'The provider gives no figure to show instead.',
    no: 'The provider’s own weekly figure takes its place.',
    settings: ['/finance/provider'],
  },
]

type EstimatedCar = AboutEstimate['car'] & Pick<Car, 'financeQuote'>
type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>

/** The estimate of a car as it is written, and the loan behind it; null where that is a quote's. */
interface CarEstimate {
  readonly texts: EstimateTexts
  readonly figures: FinanceFigures | null
}

/** The same for every car of a site: memoised for as long as its config lives. */
const disclaimers = new WeakMap<ResolvedConfig['estimate'], RichText>()
const disclaimerOf = (estimate: ResolvedConfig['estimate']): RichText => {
  const known = disclaimers.get(estimate) ?? filledDisclaimer(estimate.disclaimer, estimateTerms(estimate))
  disclaimers.set(estimate, known)
  return known
}

/** Of one car its estimate and its calculator ask in turn. */
const lastEstimate = memoisedLast((car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => {
  const { estimate, finance } = config
  if (car.priceCents === null || !shows({ needs: estimateNeeds }, { car, config, now })) return null
  const quoted = car.financeQuote && quotedFinance(car.financeQuote, config)
  if (quoted) return { texts: quoted, figures: null }
  const figures = estimateFigures(car.priceCents, config)
  const texts = weeklyTexts({ ...figures, monthlyCents: null }, finance, config.lender.rounding)
  return texts && { texts: { ...texts, disclaimer: disclaimerOf(estimate), source: 'estimate', simulated: false }, figures }
})

/**
 * Works out the estimate of a car and the loan behind it together, since the loan is the dearer of the two: a quote stored with the car
 * wins; otherwise an annuity over 5 years with 10% deposit and 30% final payment, as the site has set them (`estimateTerms`), with the lender's fees
 * (FIN-04, FIN-25). Null when it isn't shown (CAR-30), or comes to $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carEstimate = (car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => lastEstimate(car, config, now)

/**
 * Works out the estimate box of a car: only on the yard, neither sold, coming soon nor reserved, over $200 (CAR-30), where the
 * site shows it, the car may be financed (CAR-24) and the lender gives no figures. Always with both rates and the disclaimer (FIN-02).
 * Null when it isn't shown, or comes to $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const estimatedFinance = (car: EstimatedCar, config: EstimateConfig, now: string): EstimateTexts | null =>
  carEstimate(car, config, now)?.texts ?? null
