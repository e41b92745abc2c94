import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { estimatedFinance } from '../estimate/estimatedFinance'
import { weeklyFinance } from './weeklyFinance'

/**
 * Says whether a car has a weekly figure of any kind, the lender's, a quote or an estimate, on its page or on its card (CAR-23, CAR-30).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const hasWeeklyFigure = (car: Car, config: Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>, now: string): boolean =>
  (weeklyFinance(car, config.finance, now) ?? estimatedFinance(car, config, now)) !== null
