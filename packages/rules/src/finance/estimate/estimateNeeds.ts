import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Car } from '../../entities/Car'
import { carFacts } from '../../parts/carFacts'
import type { Need } from '../../parts/Part'
import { type AboutLender, notExcluded } from '../lender/lenderNeeds'
import { weeklyFinance } from '../lender/weeklyFinance'

/** What the estimate box depends on. */
export interface AboutEstimate extends AboutLender {
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
