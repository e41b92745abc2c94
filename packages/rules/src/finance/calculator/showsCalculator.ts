import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { carFacts } from '../../parts/carFacts'
import { type Need, shows } from '../../parts/Part'
import { type CarLoan, carLoan } from '../carLoan'
import { financedInStock, notExcluded } from '../lender/lenderNeeds'

/** What decides whether a car's page shows the calculator. */
interface CalculatorContext {
  readonly car: Car
  readonly config: Pick<ResolvedConfig, 'calculator' | 'finance' | 'estimate' | 'lender' | 'identity'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** Memoised: several needs use it in turn, and it is the most expensive. */
const cachedLoan = memoisedLast(({ car, config, now }: CalculatorContext): CarLoan => carLoan(car, config, now))
const hasCalculableLoan = (context: CalculatorContext): boolean => cachedLoan(context).figures !== null
const hasWeeklyFigure = (context: CalculatorContext): boolean => cachedLoan(context).hasFigure

/**
 * What the calculator of a car's page needs (FIN-11, CAR-24). It starts with the car's weekly figure, if its terms reproduce it;
 * otherwise it needs a rate and an example that the dealer has confirmed (FIN-04, FIN-06, FIN-24).
 */
export const calculatorNeeds: readonly Need<CalculatorContext>[] = [
  {
    holds: ({ config }) => shownFinance.calculatorOnCarPages(config),
    requirement: 'FIN-11',
    title: 'Calculator on car pages',
    yes: 'The site shows the calculator on car pages.',
    no: 'The site shows no calculator on car pages.',
    settings: ['/calculator/showOnCarPage'],
  },
  financedInStock,
  {
    holds: ({ car }) => hasPrice(car),
    requirement: 'FIN-11',
    title: 'A price to work with',
    yes: 'The car has a price.',
    no: 'The car has no price to work out repayments from.',
    fields: carFacts('priceCents'),
  },
  notExcluded,
  {
    appliesWhen: hasWeeklyFigure,
    holds: hasCalculableLoan,
    requirement: 'FIN-04',
    title: 'Opens with the weekly figure',
    yes: 'It opens with the weekly figure of the car.',
    no: 'The weekly figure is lower than its own rate, term and deposit come to, or its term is no whole or half year, so the calculator would say something else.',
    fields: carFacts('priceCents'),
  },
  {
    appliesWhen: (context) => !hasWeeklyFigure(context),
    holds: ({ config }) => shownFinance.confirmedRates(config),
    requirement: 'FIN-24',
    title: 'Rate and example confirmed',
    yes: 'The car has no weekly figure, and the rate and the example were confirmed.',
    no: 'The car has no weekly figure to open with, and the rate and the example of the calculator aren’t confirmed yet.',
    settings: ['/calculator/confirmed', '/calculator/defaultRate', '/estimate/rate', '/estimate/comparisonRate'],
  },
]

/**
 * Whether a car's page shows the calculator (FIN-11): all `calculatorNeeds` hold.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const showsCalculator = (car: CalculatorContext['car'], config: CalculatorContext['config'], now: string): boolean =>
  shows({ needs: calculatorNeeds }, { car, config, now })
