import { ascItem } from '../ascEvent'
import type { EventType, ReceiverEvent } from '../SiteEvent'

/** Page view, including returns to the page. */
export const view = {
  legacyIds: [],
  asc(_event, { page, car, results }) {
    if (car) return [{ name: 'asc_item_pageview', params: ascItem(car) }]
    if (page === 'search') return [{ name: 'asc_itemlist_pageview', params: { item_results: String(results ?? '') } }]
    if (page === 'checkout') return [{ name: 'asc_retail_process', params: { flow_name: 'reserve', flow_outcome: 'start' } }]
    return [{ name: 'asc_pageview', params: {} }]
  },
  google: (_event, { car }) =>
    car ? [{ name: 'view_item', params: { item_id: car.stockNumber, item_brand: car.make, item_name: `${car.make} ${car.model}` } }] : [],
  meta(_event, { car }): readonly ReceiverEvent[] {
    const seen = { name: 'PageView', params: {} }
    if (!car) return [seen]
    const { stockNumber, make, model } = car
    return [seen, { name: 'ViewContent', params: { content_type: 'vehicle', content_ids: stockNumber, make, model } }]
  },
  counted: 'view',
} as const satisfies EventType
