import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { estimatedFinance } from '../../finance/estimate/estimatedFinance'
import { weeklyFinance } from '../../finance/lender/weeklyFinance'

const dollarsIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))

/**
 * Tells what cars repay a week for each dollar of their price, as the site's own weekly figures say it: the middle of what these cars
 * show (FIN-08, FIN-04). Null where none shows a figure. A budget a week over it is the price that it pays for.
 *
 * @param now the instant, ISO in UTC
 */
export const weeklyShare = (
  cars: readonly Car[],
  config: Pick<ResolvedConfig, 'finance' | 'estimate' | 'lender'>,
  now: string,
): number | null => {
  const shares = cars
    .flatMap((car) => {
      const figure = weeklyFinance(car, config.finance, now) ?? estimatedFinance(car, config, now)
      return figure && car.priceCents ? [(dollarsIn(figure.weeklyText) * 100) / car.priceCents] : []
    })
    .toSorted((one, other) => one - other)
  return shares[shares.length >> 1] ?? null
}
