import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../pricing/hasPrice'
import { carFields } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { isInStock } from '../stock/isInStock'
import { carFinanceFigures } from './carFinanceFigures'
import { estimatedFinance } from './estimatedFinance'
import { hasWeeklyFigure } from './hasWeeklyFigure'
import { isFinanceExcluded } from './isFinanceExcluded'
import { lenderFigures } from './lenderFigures'
import { providerNeeds } from './providerNeeds'
import { weeklyFinance } from './weeklyFinance'

type FinanceConfig = Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender' | 'calculator' | 'card'>

const inStock = (car: Car): Condition => ({
  holds: isInStock(car),
  rule: 'CAR-26',
  title: 'In stock',
  yes: 'The car is in stock.',
  no: 'Finance is only for cars in stock.',
  fields: carFields(car, ['status']),
})

const notExcluded = (car: Car, { finance }: FinanceConfig): Condition => ({
  holds: !isFinanceExcluded(car, finance),
  rule: 'CAR-24',
  title: 'Cars without finance',
  yes: 'No exclusion describes the car.',
  no: 'The site shows no finance for such a car.',
  settings: ['/finance/excludedMakes', '/finance/exclusions'],
  fields: carFields(car, ['make', 'year', 'km', 'priceCents', 'carType']),
})

/** All that a lender's weekly figure needs, wherever it shows. */
const lenderConditions = (car: Car, config: FinanceConfig, now: string): Condition[] => {
  const { finance } = config
  const lender = lenderFigures(car, finance)
  const known = Object.hasOwn(car.financeLenders, finance.provider)
  const conditions: Condition[] = [
    {
      holds: finance.provider !== 'none',
      rule: 'CAR-23',
      title: 'Provider',
      yes: 'The site has a finance provider.',
      no: 'The site has no finance provider.',
      settings: ['/finance/provider'],
    },
    inStock(car),
    notExcluded(car, config),
  ]
  if (finance.provider === 'none') return conditions
  conditions.push({
    holds: lender !== null,
    rule: 'CAR-23',
    title: 'The provider’s figures',
    yes: 'The provider gives figures with both rates.',
    no: known ? 'The provider’s figures lack an interest rate or a comparison rate.' : 'The provider gives no figures for this car.',
    settings: ['/finance/provider'],
    fields: [{ name: 'Providers with figures', value: Object.keys(car.financeLenders).join(', ') || 'None' }],
  })
  if (lender) conditions.push(...providerNeeds(car, lender, finance.provider, now))
  if (conditions.every(({ holds }) => holds))
    conditions.push({
      holds: weeklyFinance(car, finance, now) !== null,
      rule: 'ERR-12',
      title: 'More than $25 a week',
      yes: 'It comes to more than $25 a week.',
      no: 'It comes to $25 a week or less, which is never shown.',
    })
  return conditions
}

const pageWidget = ({ finance }: FinanceConfig): Condition => ({
  holds: finance.showWidget,
  rule: 'VDP-06',
  title: 'Weekly figure on car pages',
  yes: 'The site shows it on car pages.',
  no: 'The site doesn’t show it on car pages.',
  settings: ['/finance/showWidget'],
})

const estimateConditions = (car: Car, config: FinanceConfig, now: string): Condition[] => {
  const conditions: Condition[] = [
    {
      holds: config.estimate.show,
      rule: 'CAR-30',
      title: 'Estimate',
      yes: 'The site shows estimates.',
      no: 'The site shows no estimates.',
      settings: ['/estimate/show'],
    },
    {
      holds: car.status === 'in_stock',
      rule: 'CAR-30',
      title: 'On the yard',
      yes: 'The car is on the yard.',
      no: 'Estimates are only for cars on the yard.',
      fields: carFields(car, ['status']),
    },
    {
      holds: !car.reserved,
      rule: 'CAR-30',
      title: 'Not reserved',
      yes: 'Nobody has reserved the car.',
      no: 'Someone has reserved the car.',
      fields: carFields(car, ['reserved']),
    },
    notExcluded(car, config),
    {
      holds: Number.isSafeInteger(car.priceCents) && (car.priceCents ?? 0) > 20_000,
      rule: 'CAR-30',
      title: 'Price above $200',
      yes: 'The price is above $200.',
      no: 'The car has no price above $200.',
      fields: carFields(car, ['priceCents']),
    },
    {
      holds: weeklyFinance(car, config.finance, now) === null,
      rule: 'FIN-04',
      title: 'The provider’s figures first',
      yes: 'The provider gives no figure to show instead.',
      no: 'The provider’s own weekly figure takes its place.',
      settings: ['/finance/provider'],
    },
  ]
  if (conditions.every(({ holds }) => holds))
    conditions.push({
      holds: estimatedFinance(car, config, now) !== null,
      rule: 'ERR-12',
      title: 'More than $25 a week',
      yes: 'It comes to more than $25 a week.',
      no: 'It comes to $25 a week or less, which is never shown.',
      settings: ['/estimate/rate', '/estimate/depositPercent', '/estimate/finalPaymentPercent'],
    })
  return conditions
}

/** What the calculator opens with: the weekly figure of the car, or a rate that the dealer has confirmed. */
const opensWith = (car: Car, config: FinanceConfig, now: string): Condition =>
  hasWeeklyFigure(car, config, now)
    ? {
        holds: carFinanceFigures(car, config, now) !== null,
        rule: 'FIN-04',
        title: 'Opens with the weekly figure',
        yes: 'It opens with the weekly figure of the car.',
        no: 'The weekly figure is lower than its own rate, term and deposit come to, or its term is no whole or half year, so the calculator would say something else.',
        fields: carFields(car, ['priceCents']),
      }
    : {
        holds: config.calculator.confirmed,
        rule: 'FIN-24',
        title: 'Rate and example confirmed',
        yes: 'The car has no weekly figure, and the rate and the example were confirmed.',
        no: 'The car has no weekly figure to open with, and nobody has confirmed the rate and the example of the calculator.',
        settings: ['/calculator/confirmed', '/calculator/defaultRate', '/estimate/rate', '/estimate/comparisonRate'],
      }

/**
 * Says of a car page's weekly figure, estimate and calculator why each shows or not (CAR-23 to CAR-30, FIN-04, FIN-11), as
 * `weeklyFinance`, `estimatedFinance` and `showsCalculator` decide it.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const financeReasons = (car: Car, config: FinanceConfig, now: string): Reason[] => [
  reasonOf({ id: 'finance-weekly', title: 'Weekly figure', element: '/finance/showWidget' }, [
    pageWidget(config),
    ...lenderConditions(car, config, now),
  ]),
  reasonOf({ id: 'finance-estimate', title: 'Estimate', element: '/estimate/show' }, estimateConditions(car, config, now)),
  reasonOf({ id: 'finance-calculator', title: 'Calculator', element: '/calculator/showOnCarPage' }, [
    {
      holds: config.calculator.showOnCarPage,
      rule: 'FIN-11',
      title: 'Calculator on car pages',
      yes: 'The site shows the calculator on car pages.',
      no: 'The site shows no calculator on car pages.',
      settings: ['/calculator/showOnCarPage'],
    },
    inStock(car),
    {
      holds: hasPrice(car),
      rule: 'FIN-11',
      title: 'A price to work with',
      yes: 'The car has a price.',
      no: 'The car has no price to work out repayments from.',
      fields: carFields(car, ['priceCents']),
    },
    notExcluded(car, config),
    opensWith(car, config, now),
  ]),
]

/** Says why a card has its weekly figure or not (CARD-05, CAR-23 to CAR-29). */
export const cardWeeklyReason = (car: Car, config: FinanceConfig, now: string): Reason =>
  reasonOf({ id: 'card-weekly', title: 'Weekly repayment', element: '/card/showWeekly' }, [
    {
      holds: config.card.showWeekly,
      rule: 'CAR-01',
      title: 'Weekly repayment on cards',
      yes: 'The site shows it on cards.',
      no: 'The site doesn’t show it on cards.',
      settings: ['/card/showWeekly'],
    },
    ...lenderConditions(car, config, now),
  ])
