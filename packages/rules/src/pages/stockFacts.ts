import type { StockFacts } from '@forecourt/schema/claims/Claim'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import type { SiteData } from '../sites/SiteData'

const hasDepartment = (department: 'sales' | 'service') => (location: SiteData['locations'][number]) =>
  location.departments.some((one) => one.department === department)

/**
 * Counts what the texts of a site can contradict: prices as they are shown (CAR-14 to CAR-17), cars, dealerships and places
 * (LOC-07). A car shown by the week counts by the week, whatever else it costs.
 */
export const stockFacts = (
  config: Pick<ResolvedConfig, 'price'>,
  { stockCount, prices, dealerships, locations }: Pick<SiteData, 'stockCount' | 'prices' | 'dealerships' | 'locations'>,
): StockFacts => {
  const visible = locations.filter(({ visible }) => visible)
  const count = (isSo: (group: SiteData['prices'][number]) => boolean) => prices.filter(isSo).reduce((sum, { count }) => sum + count, 0)
  const byTheWeek = (group: SiteData['prices'][number]) => offersSubscriptions(config) && group.subscribed
  return {
    cars: stockCount,
    withoutCharges: count((group) => group.priceType === 'egc' && !byTheWeek(group)),
    byTheWeek: count(byTheWeek),
    dealerships: dealerships.length,
    locations: visible.length,
    salesLocations: visible.filter(hasDepartment('sales')).length,
    workshops: visible.filter(hasDepartment('service')).length,
  }
}
