import type { Car } from '@forecourt/rules/entities/Car'
import type { FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** All a calculator works from beside what is entered: small and plain, since it travels to the browser. */
export interface Calculation {
  /** Begins the ids of its fields; unique on its page. */
  readonly id: string
  readonly settings: Pick<ResolvedConfig, 'calculator' | 'lender' | 'finance' | 'estimate'>
  readonly car: Pick<Car, 'slug' | 'carType' | 'dealershipSlug' | 'vin' | 'priceCents'> | null
  /** The loan behind the weekly figure beside it; null where there is none. */
  readonly figures: FinanceFigures | null
}

/** The part of the site's settings and of a car that a calculator works from. */
export const toCalculation = (
  id: string,
  { calculator, lender, finance, estimate }: ResolvedConfig,
  car: Car | null,
  figures: FinanceFigures | null,
): Calculation => ({
  id,
  settings: { calculator, lender, finance, estimate },
  car: car && {
    slug: car.slug,
    carType: car.carType,
    dealershipSlug: car.dealershipSlug,
    vin: car.vin,
    priceCents: car.priceCents,
  },
  figures,
})
