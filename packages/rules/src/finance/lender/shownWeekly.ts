import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { WeeklyTexts } from '../small-print/FinanceTexts'
import type { AboutLender } from './lenderNeeds'
import { weeklyFinance } from './weeklyFinance'
import { type WeeklyPlace, weeklyPlaces } from './weeklyPlaces'

interface ShownAbout {
  readonly car: AboutLender['car']
  readonly config: Pick<ResolvedConfig, 'finance' | 'card'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** The weekly figure of a car where it stands in a place: the site shows it there, and the car has one (VDP-06, CARD-05, CAR-23). */
export const shownWeekly = (place: WeeklyPlace, { car, config, now }: ShownAbout): WeeklyTexts | null =>
  weeklyPlaces[place].holds({ config }) ? weeklyFinance(car, config.finance, now) : null
