import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { explain } from '../parts/explain'
import type { Need, Part } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import { calculatorNeeds } from './calculator/showsCalculator'
import { estimatedFinance, estimateNeeds } from './estimate/carEstimate'
import { lenderNeeds } from './lender/lenderNeeds'
import { weeklyFinance, weeklyPlaces } from './lender/weeklyFinance'

interface FinanceContext {
  readonly car: Car
  readonly config: Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender' | 'calculator' | 'card' | 'identity'>
  readonly now: string
}

/** Need for a figure above $25 a week. The figure is calculated only if all other needs hold. */
const moreThan25 = (figure: (context: FinanceContext) => object | null, settings: readonly string[] = []): Need<FinanceContext> => ({
  appliesWhen: (_about, allHold) => allHold,
  holds: (context) => figure(context) !== null,
  requirement: 'ERR-12',
  title: 'More than $25 a week',
  yes: 'It comes to more than $25 a week.',
  no: 'It comes to $25 a week or less, which is never shown.',
  settings,
})

const moreThan25OfLender = moreThan25(({ car, config, now }) => weeklyFinance(car, config, now))
const moreThan25OfEstimate = moreThan25(
  ({ car, config, now }) => estimatedFinance(car, config, now),
  ['/estimate/rate', '/estimate/depositPercent', '/estimate/finalPaymentPercent'],
)

/** The lender's figure in one place. */
const lenderPart = (
  { config }: FinanceContext,
  where: Need<FinanceContext>,
  part: Omit<Part<FinanceContext>, 'needs'>,
): Part<FinanceContext> => ({
  ...part,
  needs: [where, ...lenderNeeds(config.finance), moreThan25OfLender],
})

/**
 * Explains why a car page's weekly figure, estimate and calculator show or not (CAR-23 to CAR-30, FIN-04, FIN-11), from the needs of
 * `weeklyFinance`, `estimatedFinance` and `showsCalculator`.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const financeReasons = (car: Car, config: FinanceContext['config'], now: string): Reason[] => {
  const context = { car, config, now }
  const weekly = { id: 'finance-weekly', title: 'Weekly figure', requirement: 'CAR-23', elementSetting: '/finance/showWidget' }
  const estimate = { id: 'finance-estimate', title: 'Estimate', requirement: 'CAR-30', elementSetting: '/estimate/show' }
  const calculator = { id: 'finance-calculator', title: 'Calculator', requirement: 'FIN-11', elementSetting: '/calculator/showOnCarPage' }
  return [
    explain(lenderPart(context, weeklyPlaces.carPage, weekly), context),
    explain({ ...estimate, needs: [...estimateNeeds, moreThan25OfEstimate] }, context),
    explain({ ...calculator, needs: calculatorNeeds }, context),
  ]
}

/** Explains why a card shows its weekly figure or not (CARD-05, CAR-23 to CAR-29). */
export const cardWeeklyReason = (car: Car, config: FinanceContext['config'], now: string): Reason => {
  const context = { car, config, now }
  const card = { id: 'card-weekly', title: 'Weekly repayment', requirement: 'CARD-05', elementSetting: '/card/showWeekly' }
  return explain(lenderPart(context, weeklyPlaces.card, card), context)
}
