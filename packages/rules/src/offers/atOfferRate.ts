import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isBlankText, plainText } from '@forecourt/schema/rich-text/plainText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { offeredCarNeeds } from '../car/canReserve'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import type { OfferLoan } from '../entities/OfferLoan'
import { type LenderConfig, lenderFigures } from '../finance/lender/lenderFigures'
import { computeFigures } from '../finance/lender/loanFigures'
import { shows } from '../parts/Part'
import { financedCents } from '../pricing/onRoadCosts'
import { comesDownText } from './offerPeriod'
import { namesRate } from './offerProblems'
import { offersOfCar } from './offersOfCar'

type Fee = ResolvedConfig['lender']['fees'][number]

const loanFees = ({ establishmentCents, monthlyFeeCents }: Offer): readonly Fee[] => [
  ...(establishmentCents
    ? [{ id: 'establishment', label: 'Establishment fee', amount: establishmentCents / 100, every: 'once', financed: true } as const]
    : []),
  ...(monthlyFeeCents
    ? [{ id: 'monthly', label: 'Monthly fee', amount: monthlyFeeCents / 100, every: 'month', financed: false } as const]
    : []),
]

/**
 * The loan of an offer with a rate (OFR-02, FIN-05). Null if a term is missing without which a repayment would be a guess: the rate, the
 * term, the deposit, or in Australia the comparison rate.
 */
export const offerLoan = (offer: Offer, identity: Pick<ResolvedConfig['identity'], 'country'>): OfferLoan | null => {
  const { id, name, disclaimer, interestRate, comparisonRate, termYears, depositPercent, balloonPercent } = offer
  if (interestRate === null || termYears === null || depositPercent === null) return null
  if (comparisonRate === null && statesComparisonRate(identity)) return null
  return {
    offerId: id,
    offerName: namesRate({ name, description: '' }) ? null : name,
    until: comesDownText(offer),
    conditions: disclaimer === null || isBlankText(disclaimer) ? null : disclaimer,
    ...{ rate: interestRate, comparisonRate, termYears, depositPercent, finalPaymentPercent: balloonPercent ?? 0, fees: loanFees(offer) },
  }
}

/** The loan whose rate the weekly figure of a car uses: of the first of its offers for private buyers that has one (FIN-04). */
const loanOfCar = (car: Car, offers: readonly Offer[], { identity }: LenderConfig): OfferLoan | null => {
  if (!offers.some(({ interestRate }) => interestRate !== null) || !shows({ needs: offeredCarNeeds }, { car })) return null
  // Figures on cards and pages are for anyone; an offer for businesses isn't.
  for (const offer of offersOfCar({ car, offers })) {
    const loan = offer.buyer === 'business' ? null : offerLoan(offer, identity)
    if (loan) return loan
  }
  return null
}

/**
 * A car with the weekly figure of the offer that covers it (OFR-01, FIN-04): the lender's figure or the estimate, calculated at the offer's
 * rate. Every page and document with a weekly figure uses it, so that a car has one figure. The same car if no offer's rate can be applied:
 * the offer is then only named beside the usual figure.
 *
 * @param offers current offers of the site that show on cars, in the dealer's order
 */
export const atOfferRate = (car: Car, offers: readonly Offer[], config: LenderConfig): Car => {
  const loan = loanOfCar(car, offers, config)
  const priceCents = financedCents(car)
  if (!loan || priceCents === null) return car
  // A figure that the lender doesn't give isn't added: the site's estimate then uses the offer's loan.
  if (!lenderFigures(car, config)) return { ...car, offerLoan: loan }
  const { rate, finalPaymentPercent, fees, conditions, ...terms } = loan
  const establishmentCents = fees.reduce((sum, { amount, financed }) => sum + (financed ? Math.round(amount * 100) : 0), 0)
  const disclaimer = conditions === null ? null : (writeLightText(conditions) ?? plainText(conditions))
  const figures = {
    ...computeFigures(priceCents, {
      ...{ interestRate: rate, comparisonRate: terms.comparisonRate, termYears: terms.termYears },
      ...{ depositPercent: terms.depositPercent, balloonPercent: finalPaymentPercent, establishmentCents, disclaimer: null },
    }),
    disclaimer,
  }
  return { ...car, offerLoan: loan, financeLenders: { ...car.financeLenders, [config.finance.provider]: figures } }
}
