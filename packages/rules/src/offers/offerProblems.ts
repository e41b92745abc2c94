import { isBlankText, plainText } from '@forecourt/schema/rich-text/plainText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { isCalendarDate } from '../dates/calendarDate'
import type { Offer } from '../entities/Offer'
import { lenderProblems } from '../finance/lender/loanFigures'
import type { Country } from '../records/kinds/countryTerms'
import { type OfferPeriod, periodProblems } from './offerPeriod'

/** Editable values of an offer; `excludedSiteIds` are sites that don't show it (OFR-05). */
export type OfferValues = Omit<Offer, 'id'> & { readonly excludedSiteIds: readonly string[] }

/** Matches a yearly rate and its figure: '4.9% p.a.', '5.9 % pa', '6% per annum', '7% interest'. */
const rate = /(\d+(?:\.\d+)?)\s?%\s?(?:p\.?\s?a\b|per\s(?:annum|year)|a\syear|interest|finance|fixed)/i

/**
 * Whether an offer's name or description states a yearly rate (OFR-02), for which the law of Australia requires the comparison rate
 * (FIN-05).
 *
 * @example namesRate({ name: 'Corolla from 4.9% p.a.', description: '' }) // true
 */
export const namesRate = ({ name, description }: Pick<Offer, 'name' | 'description'>): boolean =>
  rate.test(name) || rate.test(plainText(description))

/** Whether an offer states a rate: by its comparison rate, or in its words alone, as in New Zealand, which has no comparison rate. */
export const statesRate = (offer: Pick<Offer, 'name' | 'description' | 'comparisonRate'>): boolean =>
  offer.comparisonRate !== null || namesRate(offer)

/** An offer without the terms of a loan. */
const noLoan = {
  interestRate: null,
  termYears: null,
  depositPercent: null,
  balloonPercent: null,
  establishmentCents: null,
  monthlyFeeCents: null,
} as const satisfies Partial<Offer>

/** Default conditions of an offer: only assigned cars, without limits, for anyone (OFR-01); without a loan. */
export const anyCar = {
  onCars: false,
  fuels: [],
  priceFromCents: null,
  priceToCents: null,
  yearFrom: null,
  locationIds: [],
  buyer: 'anyone',
  ...noLoan,
} as const satisfies Partial<Offer>

const maxPercent = 48

export type OfferField =
  | 'name'
  | 'description'
  | keyof OfferPeriod
  | 'comparisonRate'
  | 'rateExample'
  | 'interestRate'
  | 'balloonPercent'
  | 'priceToCents'

/** A validation error of an offer, by field. */
export interface OfferProblem {
  readonly field: OfferField
  readonly message: string
}

const dateProblems = (offer: Offer): readonly OfferProblem[] => {
  const { startsOn, endsOn } = offer
  const wrong = (field: 'startsOn' | 'endsOn', date: string | null): OfferProblem[] =>
    date === null || isCalendarDate(date) ? [] : [{ field, message: 'This date does not exist.' }]
  const problems = [...wrong('startsOn', startsOn), ...wrong('endsOn', endsOn)]
  return problems.length > 0 ? problems : periodProblems(offer)
}

const rateProblems = (offer: Offer, country: Country): OfferProblem[] => {
  if (!statesComparisonRate({ country })) return []
  const { comparisonRate, rateExample } = offer
  if (comparisonRate === null)
    return namesRate(offer)
      ? [
          {
            field: 'comparisonRate',
            message: `The offer “${offer.name}” names a rate. Add its comparison rate and the loan it’s based on.`,
          },
        ]
      : []
  const problems: OfferProblem[] = []
  if (!(comparisonRate > 0 && comparisonRate <= maxPercent))
    problems.push({
      field: 'comparisonRate',
      message: `The comparison rate of the offer “${offer.name}” must be a rate in percent, up to ${maxPercent}.`,
    })
  if (!rateExample?.trim())
    problems.push({ field: 'rateExample', message: `State which loan the rate of the offer “${offer.name}” is for.` })
  return problems
}

/** The loan of an offer is checked like a lender’s terms (FIN-05), and the rate that its name states is the loan’s. */
const loanProblems = (offer: Offer, country: Country): OfferProblem[] => {
  const { interestRate } = offer
  if (interestRate === null) return []
  const { comparisonRate, balloonPercent } = lenderProblems(offer, country)
  const [, stated] = rate.exec(offer.name) ?? []
  return [
    ...(comparisonRate ? [{ field: 'comparisonRate', message: comparisonRate } as const] : []),
    ...(balloonPercent ? [{ field: 'balloonPercent', message: balloonPercent } as const] : []),
    ...(stated !== undefined && Number(stated) !== interestRate
      ? [{ field: 'interestRate', message: `The name of the offer “${offer.name}” states a different rate.` } as const]
      : []),
  ]
}

const priceProblems = ({ priceFromCents, priceToCents }: Offer): OfferProblem[] =>
  priceFromCents !== null && priceToCents !== null && priceFromCents > priceToCents
    ? [{ field: 'priceToCents', message: 'The maximum price is below the minimum.' }]
    : []

/** Validates an offer by the law of a country; errors by field, empty if valid (ENT-11, FIN-05). */
export const offerProblems = (offer: Offer, country: Country): readonly OfferProblem[] => {
  const missing = (field: 'name' | 'description', message: string): OfferProblem[] =>
    isBlankText(offer[field]) ? [{ field, message }] : []
  return [
    ...missing('name', 'Give the offer a name.'),
    ...missing('description', 'Say what the offer is.'),
    ...dateProblems(offer),
    ...rateProblems(offer, country),
    ...loanProblems(offer, country),
    ...priceProblems(offer),
  ]
}
