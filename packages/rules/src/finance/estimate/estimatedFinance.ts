import type { EstimateTexts } from '../small-print/FinanceTexts'
import { carEstimate, type EstimateConfig, type EstimatedCar } from './carEstimate'

/**
 * Works out the estimate box of a car: only on the yard, neither sold, coming soon nor reserved, over $200 (CAR-30), where the
 * site shows it, the car may be financed (CAR-24) and the lender gives no figures. Always with both rates and the disclaimer (FIN-02).
 * Null when it isn't shown, or comes to $25 a week or less (ERR-12).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const estimatedFinance = (car: EstimatedCar, config: EstimateConfig, now: string): EstimateTexts | null =>
  carEstimate(car, config, now)?.texts ?? null
