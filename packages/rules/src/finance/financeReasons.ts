import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { explain } from '../parts/explain'
import type { Need, Part } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import { calculatorNeeds } from './calculator/showsCalculator'
import { estimatedFinance, estimateNeeds } from './estimate/carEstimate'
import { lenderNeeds } from './lender/lenderNeeds'
import { weeklyFinance, weeklyPlaces } from './lender/weeklyFinance'

interface About {
  readonly car: Car
  readonly config: Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender' | 'calculator' | 'card'>
  readonly now: string
}

/** What a figure comes to is known once all else holds. */
const moreThan25 = (figure: (about: About) => object | null, settings: readonly string[] = []): Need<About> => ({
  asked: (_about, soFar) => soFar,
  holds: (about) => figure(about) !== null,
  rule: 'ERR-12',
  title: 'More than $25 a week',
  yes: 'It comes to more than $25 a week.',
  no: 'It comes to $25 a week or less, which is never shown.',
  settings,
})

const moreThan25OfLender = moreThan25(({ car, config, now }) => weeklyFinance(car, config.finance, now))
const moreThan25OfEstimate = moreThan25(
  ({ car, config, now }) => estimatedFinance(car, config, now),
  ['/estimate/rate', '/estimate/depositPercent', '/estimate/finalPaymentPercent'],
)

/** The figure of the site's provider where `where` says that it shows. */
const lenderPart = ({ config }: About, where: Need<About>, part: Omit<Part<About>, 'needs'>): Part<About> => ({
  ...part,
  needs: [where, ...lenderNeeds(config.finance), moreThan25OfLender],
})

/**
 * Says of a car page's weekly figure, estimate and calculator why each shows or not (CAR-23 to CAR-30, FIN-04, FIN-11), by the needs
 * that `weeklyFinance`, `estimatedFinance` and `showsCalculator` decide by.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const financeReasons = (car: Car, config: About['config'], now: string): Reason[] => {
  const about = { car, config, now }
  const weekly = { id: 'finance-weekly', title: 'Weekly figure', rule: 'CAR-23', element: '/finance/showWidget' }
  const estimate = { id: 'finance-estimate', title: 'Estimate', rule: 'CAR-30', element: '/estimate/show' }
  const calculator = { id: 'finance-calculator', title: 'Calculator', rule: 'FIN-11', element: '/calculator/showOnCarPage' }
  return [
    explain(lenderPart(about, weeklyPlaces.carPage, weekly), about),
    explain({ ...estimate, needs: [...estimateNeeds, moreThan25OfEstimate] }, about),
    explain({ ...calculator, needs: calculatorNeeds }, about),
  ]
}

/** Says why a card has its weekly figure or not (CARD-05, CAR-23 to CAR-29). */
export const cardWeeklyReason = (car: Car, config: About['config'], now: string): Reason => {
  const about = { car, config, now }
  const card = { id: 'card-weekly', title: 'Weekly repayment', rule: 'CARD-05', element: '/card/showWeekly' }
  return explain(lenderPart(about, weeklyPlaces.card, card), about)
}
