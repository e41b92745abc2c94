import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car, Cents } from '../../entities/Car'
import { carFacts } from '../../parts/carFacts'
import { type Need, shows } from '../../parts/Part'
import { financedCents, type OnRoadCar } from '../../pricing/onRoadCosts'
import { type LenderContext, notExcluded } from '../lender/lenderNeeds'
import { weeklyFinance } from '../lender/weeklyFinance'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts, FinanceFigures } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { annuityFigures } from './annuityFigures'
import { quotedFinance } from './quotedFinance'
import { validQuote } from './quoteFigures'
import { quoteTerms } from './quoteRequest'

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate' | 'comparisonRate'>

/**
 * Loan terms of a site's estimate (FIN-04). If a quote can replace the estimate while the page is open, both use the quote's terms
 * (FIN-03, FIN-06); otherwise the figure would jump by half.
 */
export const estimateTerms = (estimate: ResolvedConfig['estimate']): Terms =>
  shownFinance.quotes({ estimate }) ? { ...estimate, ...quoteTerms } : estimate

/**
 * Calculates the estimate of a price: an annuity over the estimate's term on price less deposit plus the lender's financed fees, with a
 * final payment (FIN-04, FIN-25, FIN-26).
 *
 * @example over 5 years at 6.29% with 10% deposit and 30% final payment, $24,990 comes to $76.32 a week
 */
export const estimateFigures = (priceCents: Cents, { estimate, lender }: Pick<ResolvedConfig, 'estimate' | 'lender'>): FinanceFigures =>
  annuityFigures(priceCents, estimateTerms(estimate), lender)

/** What decides whether the estimate box shows. */
interface EstimateContext extends LenderContext {
  readonly car: LenderContext['car'] & Pick<Car, 'reserved'>
  readonly config: LenderContext['config'] & Pick<ResolvedConfig, 'estimate'>
}

const lowestPriceCents = 20_000

/**
 * What the estimate box of a car needs: on the yard, not reserved, not excluded, more than $200, and no lender's figure (CAR-30, CAR-24,
 * FIN-04).
 */
export const estimateNeeds: readonly Need<EstimateContext>[] = [
  {
    holds: ({ config }) => shownFinance.estimates(config),
    requirement: 'CAR-30',
    title: 'Estimate',
    yes: 'The site shows estimates.',
    no: 'The site shows no estimates.',
    settings: ['/estimate/show'],
  },
  {
    holds: ({ car }) => car.status === 'in_stock',
    requirement: 'CAR-30',
    title: 'On the yard',
    yes: 'The car is on the yard.',
    no: 'Estimates are only for cars on the yard.',
    fields: carFacts('status'),
  },
  {
    holds: ({ car }) => !car.reserved,
    requirement: 'CAR-30',
    title: 'Not reserved',
    yes: 'The car isn’t reserved.',
    no: 'Someone has reserved the car.',
    fields: carFacts('reserved'),
  },
  notExcluded,
  {
    holds: ({ car }) => Number.isSafeInteger(car.priceCents) && (car.priceCents ?? 0) > lowestPriceCents,
    requirement: 'CAR-30',
    title: 'Price above $200',
    yes: 'The price is above $200.',
    no: 'The car has no price above $200.',
    fields: carFacts('priceCents'),
  },
  {
    holds: ({ car, config, now }) => weeklyFinance(car, config, now) === null,
    requirement: 'FIN-04',
    title: 'The provider’s figures first',
    yes: 'The provider gives no figure to show instead.',
    no: 'The provider’s own weekly figure takes its place.',
    settings: ['/finance/provider'],
  },
]

type EstimatedCar = EstimateContext['car'] & Pick<Car, 'financeQuote' | 'offerLoan'> & OnRoadCar
export type EstimateConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'> & {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

/** The formatted estimate of a car, and the loan behind it; null if a quote. */
interface CarEstimate {
  readonly texts: EstimateTexts
  readonly figures: FinanceFigures | null
}

/** Disclaimers of estimates, memoised: the text is the same for all cars of a site. Sites of two countries may share the estimate of a layer. */
const disclaimers = { AU: new WeakMap<ResolvedConfig['estimate'], RichText>(), NZ: new WeakMap<ResolvedConfig['estimate'], RichText>() }
const cachedDisclaimer = ({ estimate, identity }: EstimateConfig): RichText => {
  const ofCountry = disclaimers[identity.country]
  const known = ofCountry.get(estimate) ?? filledDisclaimer(estimate.disclaimer, estimateTerms(estimate), identity)
  ofCountry.set(estimate, known)
  return known
}

/** Memoised: the estimate and the calculator of a car use it in turn. */
const lastEstimate = memoisedLast((car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => {
  const { finance } = config
  const priceCents = financedCents(car)
  if (priceCents === null || !shows({ needs: estimateNeeds }, { car, config, now })) return null
  // An offer's rate comes before a quote, which uses the lender's usual one.
  const { offerLoan } = car
  const quote = offerLoan ? null : validQuote(car)
  const quoted = quote && quotedFinance(quote, config)
  if (quoted) return { texts: quoted, figures: null }
  const figures = offerLoan
    ? annuityFigures(priceCents, offerLoan, { ...config.lender, fees: offerLoan.fees })
    : estimateFigures(priceCents, config)
  const disclaimer = offerLoan ? filledDisclaimer(config.estimate.disclaimer, offerLoan, config.identity) : cachedDisclaimer(config)
  const texts = weeklyTexts({ ...figures, monthlyCents: null }, finance, config.lender.rounding)
  return texts && { texts: { ...texts, disclaimer, source: 'estimate', simulated: false }, figures }
})

/**
 * Calculates a car's estimate and the loan behind it in one step: a quote stored with the car wins; otherwise an annuity over 5 years
 * with 10% deposit and 30% final payment, or the site's settings (`estimateTerms`), with the lender's fees (FIN-04, FIN-25), of the price
 * with on-road costs. Null if hidden (CAR-30), or $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carEstimate = (car: EstimatedCar, config: EstimateConfig, now: string): CarEstimate | null => lastEstimate(car, config, now)

/**
 * Estimate box of a car: only if on the yard, not reserved, over $200 (CAR-30), shown by the site, not excluded from finance (CAR-24) and
 * without a lender's figure. Always with both rates and the disclaimer (FIN-02). Null if hidden, or $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const estimatedFinance = (car: EstimatedCar, config: EstimateConfig, now: string): EstimateTexts | null =>
  carEstimate(car, config, now)?.texts ?? null
