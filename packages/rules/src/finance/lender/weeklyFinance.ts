import { memoisedLast } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { type Need, shows } from '../../parts/Part'
import type { WeeklyTexts } from '../small-print/FinanceTexts'
import { lenderFigures, repaidLoan } from './lenderFigures'
import { type LenderContext, lenderNeeds } from './lenderNeeds'
import { weeklyTexts } from './weeklyTexts'

/** The two places for a weekly figure, each switched by the site (VDP-06, CARD-05). */
export const weeklyPlaces = {
  carPage: {
    holds: ({ config }) => shownFinance.weeklyOnCarPages(config),
    requirement: 'VDP-06',
    title: 'Weekly figure on car pages',
    yes: 'The site shows it on car pages.',
    no: 'The site doesn’t show it on car pages.',
    settings: ['/finance/showWidget'],
  },
  card: {
    holds: ({ config }) => shownFinance.weeklyOnCards(config),
    requirement: 'CAR-01',
    title: 'Weekly repayment on cards',
    yes: 'The site shows it on cards.',
    no: 'The site doesn’t show it on cards.',
    settings: ['/card/showWeekly'],
  },
} as const satisfies { readonly [place: string]: Need<{ readonly config: Pick<ResolvedConfig, 'finance' | 'card'> }> }

export type WeeklyPlace = keyof typeof weeklyPlaces

type Country = ResolvedConfig['identity']['country']

/** Memoised: the figure, the estimate and the calculator of a car use it in turn. */
const lastFigure = memoisedLast((car: LenderContext['car'], finance: ResolvedConfig['finance'], country: Country, now: string) => {
  const config = { finance, identity: { country } }
  const lender = shows({ needs: lenderNeeds(finance) }, { car, config, now }) ? lenderFigures(car, config) : null
  if (!lender) return null
  const { paymentWeekCents, paymentMonthCents, interestRate, comparisonRate } = lender
  const { depositCents, residualCents } = repaidLoan(lender)
  const terms = { rate: interestRate, comparisonRate, depositCents, residualCents }
  const figures = { weeklyCents: paymentWeekCents, monthlyCents: paymentMonthCents, ...terms }
  return weeklyTexts(figures, finance)
})

/**
 * A car's weekly figure in whole dollars (FIN-08) with its rates (CAR-23 to CAR-28), and the monthly amount if the site shows it
 * (FIN-09). The $500 threshold doesn't apply to 360 Finance and AusLoans (CAR-29). Null if hidden, or $25 or less (ERR-12). `shownWeekly`
 * decides where it shows.
 *
 * @param now the instant of the page, ISO in UTC; its year decides a car's age
 */
export const weeklyFinance = (car: LenderContext['car'], { finance, identity }: LenderContext['config'], now: string): WeeklyTexts | null =>
  lastFigure(car, finance, identity.country, now)

interface WeeklyContext {
  readonly car: LenderContext['car']
  readonly config: LenderContext['config'] & Pick<ResolvedConfig, 'card'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** A car's weekly figure in one place, if the site shows it there (VDP-06, CARD-05, CAR-23). */
export const shownWeekly = (place: WeeklyPlace, { car, config, now }: WeeklyContext): WeeklyTexts | null =>
  weeklyPlaces[place].holds({ config }) ? weeklyFinance(car, config, now) : null
