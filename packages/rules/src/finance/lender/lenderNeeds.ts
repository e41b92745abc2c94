import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'
import { carFacts, inStock } from '../../parts/carFacts'
import type { Need } from '../../parts/Part'
import { type FinancedCar, isFinanceExcluded } from './isFinanceExcluded'
import { isForPrice, otherPriceText } from './isForPrice'
import { type LentCar, lenderFigures, storedFigures } from './lenderFigures'

/** What a lender's weekly figure depends on. */
export interface LenderContext {
  readonly car: FinancedCar & Pick<Car, 'status'> & LentCar
  readonly config: Pick<ResolvedConfig, 'finance'> & { readonly identity: Pick<ResolvedConfig['identity'], 'country'> }
  /** The instant of the page, ISO in UTC; its year decides a car's age. */
  readonly now: string
}

export const financedInStock = inStock('CAR-26', 'Finance is only for cars in stock.')

export const notExcluded: Need<{ readonly car: FinancedCar; readonly config: Pick<ResolvedConfig, 'finance'> }> = {
  holds: ({ car, config }) => !isFinanceExcluded(car, config.finance),
  requirement: 'CAR-24',
  title: 'Cars without finance',
  yes: 'No exclusion describes the car.',
  no: 'The site shows no finance for such a car.',
  settings: ['/finance/excludedMakes', '/finance/exclusions'],
  fields: carFacts('make', 'year', 'km', 'priceCents', 'carType'),
}

const over500 = (requirement: string): Need<LenderContext> => ({
  holds: ({ car }) => car.priceCents !== null && car.priceCents > 50_000,
  requirement,
  title: 'Price above $500',
  yes: 'The price is above $500.',
  no: 'The provider asks for a price above $500.',
  fields: carFacts('priceCents'),
})

const payment = (key: 'paymentWeekCents' | 'paymentMonthCents', requirement: string, every: 'weekly' | 'monthly'): Need<LenderContext> => {
  const paymentCents = ({ car, config }: LenderContext) => lenderFigures(car, config)?.[key] ?? null
  return {
    holds: (context) => paymentCents(context) !== null,
    requirement,
    title: `A ${every} payment`,
    yes: `The provider gives a ${every} payment.`,
    no: `The provider gives no ${every} payment.`,
    fields: (context) => {
      const cents = paymentCents(context)
      return [{ name: `The provider’s ${every} payment`, value: cents === null ? 'None' : formatMoney(cents) }]
    },
  }
}

const hasProvider = ({ config }: LenderContext) => shownFinance.lender(config)

const generalNeeds: readonly Need<LenderContext>[] = [
  {
    holds: hasProvider,
    requirement: 'CAR-23',
    title: 'Provider',
    yes: 'The site has a finance provider.',
    no: 'The site has no finance provider.',
    settings: ['/finance/provider'],
  },
  financedInStock,
  notExcluded,
  {
    appliesWhen: hasProvider,
    holds: ({ car, config }) => lenderFigures(car, config) !== null,
    requirement: 'CAR-23',
    title: 'The provider’s figures',
    yes: ({ config }) => `The provider gives figures with ${statesComparisonRate(config.identity) ? 'both rates' : 'their rate'}.`,
    no: ({ car, config }) => {
      const stored = storedFigures(car, config.finance)
      if (!stored) return 'The provider gives no figures for this car.'
      return isForPrice(stored, car)
        ? `The provider’s figures lack an interest rate${statesComparisonRate(config.identity) ? ' or a comparison rate' : ''}.`
        : otherPriceText(stored, car)
    },
    settings: ['/finance/provider'],
    fields: ({ car }) => [{ name: 'Providers with figures', value: Object.keys(car.financeLenders).join(', ') || 'None' }],
  },
]

const figuresKnown = ({ car, config }: LenderContext) => lenderFigures(car, config) !== null

/** A provider's needs, checked only if it gives figures. */
const withGeneralNeeds = (...needs: readonly Need<LenderContext>[]): readonly Need<LenderContext>[] => [
  ...generalNeeds,
  ...needs.map((need) => ({ ...need, appliesWhen: figuresKnown })),
]

const weekly = withGeneralNeeds(over500('CAR-27'), payment('paymentWeekCents', 'CAR-27', 'weekly'))

/** Each provider's conditions besides being in stock (CAR-25 to CAR-28); none for 360 Finance and AusLoans (CAR-29). */
const byProvider: { readonly [Name in ResolvedConfig['finance']['provider']]: readonly Need<LenderContext>[] } = {
  none: generalNeeds,
  taurus: withGeneralNeeds(over500('CAR-25'), {
    holds: ({ car, now }) => car.year > Number(now.slice(0, 4)) - 12,
    requirement: 'CAR-25',
    title: 'Younger than 12 years',
    yes: 'The car is younger than 12 years.',
    no: 'The provider asks for a car younger than 12 years.',
    fields: carFacts('year'),
  }),
  '360_finance': generalNeeds,
  ausloans: generalNeeds,
  manual: weekly,
  angle: weekly,
  powertorque: weekly,
  nissan_finance: withGeneralNeeds(over500('CAR-28'), payment('paymentMonthCents', 'CAR-28', 'monthly')),
}

/** All needs of the provider's weekly figure (CAR-23 to CAR-29). */
export const lenderNeeds = ({ provider }: Pick<ResolvedConfig['finance'], 'provider'>): readonly Need<LenderContext>[] =>
  byProvider[provider]
