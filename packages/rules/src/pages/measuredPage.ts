import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Car } from '../entities/Car'
import { carCondition } from '../entities/carCondition'
import { impersonalText } from '../measuring/impersonalText'
import type { MeasuredCar, MeasuredPage } from '../measuring/SiteEvent'
import { searchSummary } from '../measuring/searchSummary'
import type { PageData } from './PageRules'
import type { Route } from './Route'

const measuredCar = (car: Car, timeZone: string): MeasuredCar => ({
  id: car.id,
  vin: car.vin ?? '',
  stockNumber: car.stockNumber,
  make: car.make,
  model: car.model,
  variant: car.badge ?? '',
  year: String(car.year),
  condition: carCondition(car),
  colour: car.colour ?? '',
  body: car.body ?? '',
  category: car.itemType,
  fuel: car.simpleFuel ?? '',
  price: car.priceCents === null ? '' : String(Math.round(car.priceCents / 100)),
  since: momentInZone(car.createdAt, timeZone).date,
})

/** Analytics data of a page, except its URL, which the browser adds (ANL-01). */
export const measuredPage = (
  route: Route,
  data: PageData,
  { identity }: Pick<ResolvedConfig, 'identity'>,
): Omit<MeasuredPage, 'address'> => ({
  page: route.path === '/' ? 'home' : data.page,
  ...(data.page === 'car' && { car: measuredCar(data.car, identity.timeZone) }),
  ...(data.page === 'search' && { results: data.result.total, query: impersonalText(searchSummary(data.state)) }),
})
