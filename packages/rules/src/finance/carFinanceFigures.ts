import type { Car } from '../entities/Car'
import { carLoan, type FiguresConfig } from './carLoan'
import type { FinanceFigures } from './FinanceFigures'

/**
 * Finds the loan behind the weekly figure of a car, wherever that figure shows: the lender's, else the quote's or the estimate's
 * (CAR-23, FIN-04). Null without a figure, or where its terms don't come to it, so that nothing can be worked out from them.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carFinanceFigures = (car: Car, config: FiguresConfig, now: string): FinanceFigures | null => carLoan(car, config, now).figures
