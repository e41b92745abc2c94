import type { OfferLoan } from '../../entities/OfferLoan'
import { formatMoney } from '../../format/formatMoney'
import { lenderFees } from '../lender/lenderFigures'
import type { FinanceFigures } from './FinanceTexts'
import { loanTotalsText } from './loanTotals'

interface FigureKind {
  readonly source: FinanceFigures['source']
  /** A demo figure, without a connected service. */
  readonly simulated?: boolean
  /** The offer whose rate it uses; absent for the usual rate. */
  readonly offer?: OfferLoan | undefined
}

const overYears = (termYears: number): string => `over ${termYears} ${termYears === 1 ? 'year' : 'years'}`

/**
 * Names the offer behind a figure on a card, after its rates (OFR-01, FIN-05). The name is left out: it usually states the rate again.
 *
 * @example 'offer rate over 4 years until 7 Feb 2027, conditions apply'
 */
export const offerRateText = ({ termYears, until, conditions }: OfferLoan): string =>
  [`offer rate ${overYears(termYears)}${until === null ? '' : ` until ${until}`}`, conditions && 'conditions apply']
    .filter(Boolean)
    .join(', ')

const offerKindText = ({ offerName, until, conditions }: OfferLoan): string =>
  `Based on the rate of ${offerName === null ? 'our finance offer' : `the offer “${offerName}”`}${until === null ? '' : `, available until ${until}`}.${conditions ? ' Conditions apply.' : ''}`

/** Labels a weekly figure as an estimate or a lender's own, so that shoppers can't confuse them (FIN-02, FIN-04). */
export const figureKindText = ({ source, simulated = false, offer }: FigureKind): string => {
  if (offer) return `${source === 'estimate' ? 'An estimate, not a lender’s quote. ' : ''}${offerKindText(offer)}`
  if (source === 'estimate') return 'An estimate at the advertised rate, not a lender’s quote.'
  if (source === 'quote') return simulated ? 'An example, not a lender’s quote.' : 'The lender’s own quote.'
  return 'Based on the lender’s current rate.'
}

/** Total of the loan over the term in whole dollars: repayments, final payment, and fees not included in them (FIN-27). */
const loanCents = ({ weeklyCents, termYears, residualCents, lender }: FinanceFigures): number => {
  const { upfrontCents, monthlyCents } = lenderFees(lender)
  return Math.round((weeklyCents * 52 * termYears + residualCents + upfrontCents + monthlyCents * 12 * termYears) / 100) * 100
}

const totalText = (figures: FinanceFigures): string => loanTotalsText({ loanCents: loanCents(figures), depositCents: figures.depositCents })

/**
 * The term and the total over it, for beside a weekly figure in New Zealand (CFG-02).
 *
 * @example 'over 5 years, total payable $44,578'
 */
export const totalPayableText = (figures: FinanceFigures): string => `${overYears(figures.termYears)}, ${totalText(figures)}`

/**
 * One-line description of the loan behind a weekly figure and of what is paid separately (FIN-04, FIN-25, FIN-26); optionally with the
 * total, which advertisements in New Zealand must state (CFG-02).
 *
 * @example 'Loan over 5 years with no deposit. Fees of $1,360.50 are added to the loan. There’s also a monthly fee of $8.'
 */
export const loanText = (figures: FinanceFigures, { statesTotal = false } = {}): string => {
  const { priceCents, onRoadCosts, termYears, depositCents, residualCents, lender, source } = figures
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const price = onRoadCosts ? ` on a price of ${formatMoney(priceCents)}, ${onRoadCosts} on-road costs,` : ''
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const final = residualCents > 0 ? ` and a balloon of ${formatMoney(residualCents)}` : ''
  const once = upfrontCents > 0 ? formatMoney(upfrontCents) : ''
  const apart = [monthlyCents > 0 && `a monthly fee of ${formatMoney(monthlyCents)}`, once && `a one-off fee of ${once}`]
    .filter(Boolean)
    .join(' and ')
  // A quote doesn't itemise fees; only their sum is known, derived from the figure. It doesn't include all where one is named beside it.
  const financed =
    source === 'quote' && !apart
      ? '. The repayments include the lender’s fees and charges'
      : `. Fees of ${formatMoney(financedCents)} are added to the loan`
  const fees = financedCents > 0 ? financed : ''
  const total = statesTotal ? `. ${totalText(figures).replace(/^t/, 'T')}` : ''
  return `Loan${price} ${overYears(termYears)} with ${deposit}${final}${fees}${apart && `. There’s also ${apart}`}${total}.`
}
