import type { StockFacts } from '@forecourt/schema/claims/Claim'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { SiteData } from '../sites/SiteData'

const hasDepartment = (department: 'sales' | 'service') => (location: SiteData['locations'][number]) =>
  location.departments.some((one) => one.department === department)

/**
 * Facts that a site's texts may contradict: counts of displayed prices (CAR-14 to CAR-17), cars, dealerships and locations (LOC-07). A
 * car with a weekly price counts as weekly.
 */
export const stockFacts = (
  config: Pick<ResolvedConfig, 'price'>,
  { stockCount, prices, dealerships, locations }: Pick<SiteData, 'stockCount' | 'prices' | 'dealerships' | 'locations'>,
): StockFacts => {
  const visible = locations.filter(({ visible }) => visible)
  const count = (matches: (group: SiteData['prices'][number]) => boolean) =>
    prices.filter(matches).reduce((sum, { count }) => sum + count, 0)
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
