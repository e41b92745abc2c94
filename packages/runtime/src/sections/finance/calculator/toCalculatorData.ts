import type { Car } from '@forecourt/rules/entities/Car'
import type { FinanceFigures } from '@forecourt/rules/finance/small-print/FinanceTexts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Data of a calculator besides the entered values: small and serialisable, as it is sent to the browser. */
export interface CalculatorData {
  /** Id prefix of its fields; unique on its page. */
  readonly id: string
  readonly settings: Pick<ResolvedConfig, 'calculator' | 'lender' | 'finance' | 'estimate'> & {
    readonly identity: Pick<ResolvedConfig['identity'], 'country'>
  }
  readonly car: Pick<Car, 'slug' | 'carType' | 'dealershipSlug' | 'vin' | 'priceCents'> | null
  /** The loan of the adjacent weekly figure; null if there is none. */
  readonly figures: FinanceFigures | null
}

/** Picks the settings and car data that a calculator needs. */
export const toCalculatorData = (
  id: string,
  { calculator, lender, finance, estimate, identity }: ResolvedConfig,
  car: Car | null,
  figures: FinanceFigures | null,
): CalculatorData => ({
  id,
  settings: { calculator, lender, finance, estimate, identity: { country: identity.country } },
  car: car && {
    slug: car.slug,
    carType: car.carType,
    dealershipSlug: car.dealershipSlug,
    vin: car.vin,
    priceCents: car.priceCents,
  },
  figures,
})
