import { carEntryProblems } from '@forecourt/rules/car/carEntryProblems'
import { publishedKm } from '@forecourt/rules/car/facts/publishedKm'
import { otherCarParts } from '@forecourt/rules/car/page/otherCarParts'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { loanFigures } from '@forecourt/rules/finance/lender/loanFigures'
import { pricedFigures } from '@forecourt/rules/finance/lender/pricedFigures'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { mayShow } from '@forecourt/rules/parts/Part'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { blankEntry, type CarEntry } from '@forecourt/rules/stock/CarEntry'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { withCleanTexts } from './changeCar'
import type { EditedCar } from './getEditedCar'
import type { DealershipTerms, PriceKinds } from './priceKinds'
import { similarCars } from './search/similarCars'

interface EnteredCar {
  /** The stored car; null for a new one. */
  readonly car: EditedCar | null
  readonly entry: Partial<CarEntry>
  /** The car's location; null if none is selected. */
  readonly location: Pick<
    Location,
    'id' | 'slug' | 'name' | 'phone' | 'address' | 'dealershipId' | 'dealershipSlug' | 'dealershipName'
  > | null
  /** Displayed price types of the location. */
  readonly kinds: PriceKinds
  /** Terms of the lenders and on-road charges of the location's dealership. */
  readonly terms: DealershipTerms
  /** The dealer's, which decides the rates that figures need. */
  readonly country: Country
  /** ISO in UTC. */
  readonly now: string
}

const blankCar = (now: string): Omit<Car, keyof CarEntry> & CarEntry => ({
  ...blankEntry,
  ...{ id: 'preview', slug: 'preview', name: '', stockNumber: '', make: '', makeSlug: '', model: '', modelSlug: '', locationId: '' },
  year: Number(now.slice(0, 4)),
  ...{ status: 'in_stock', reserved: false, preorder: false, views: 0, images: [], createdAt: now, soldAt: null },
  ...{ priceCents: null, priceType: 'driveAway', beforePriceCents: null },
  ...{ dealershipId: '', dealershipSlug: '', dealershipName: '', locationSlug: '', locationName: '', locationPhone: null },
  ...{ city: '', state: '', latitude: null, longitude: null },
})

/** A car on pages with unsaved input; invalid fields keep their stored values (ENT-01 to ENT-06). */
export const previewCar = ({ car, entry, location, kinds, terms, country, now }: EnteredCar): Car => {
  const before = car ?? blankCar(now)
  const clean = withCleanTexts(entry) as Partial<CarEntry>
  const problems = carEntryProblems({ ...before, ...clean }, { before: null, thisYear: Number(now.slice(0, 4)), country })
  const validFields = Object.fromEntries(Object.entries(clean).filter(([field]) => !Object.hasOwn(problems, field)))
  const entered = { ...before, ...validFields }
  const { organisationId: _organisation, ...known } = entered as typeof entered & { organisationId?: string }
  const price = shownPrice(entered, kinds[entered.carType])
  const priced = {
    ...{ ...entered, state: location?.address.state ?? entered.state },
    ...{ ...price, charges: price.priceType === 'egc' ? terms.charges : undefined },
  }
  // As they will be stored and shown: an entered price has the entered figures, or those of the lenders' terms, never those of before.
  const financeLenders = pricedFigures(entered.financeLenders, { before: before.financeLenders, car: priced })
  return {
    ...known,
    financeLenders: loanFigures({ ...priced, financeLenders }, terms.lenders),
    charges: priced.charges,
    name: entered.name || carTitle(entered).replace(/^\d+$/, '') || 'Your car',
    makeSlug: toSlug(entered.make),
    modelSlug: toSlug(entered.model),
    km: publishedKm(entered),
    ...price,
    ...(location && {
      ...{ locationId: location.id, locationSlug: location.slug, locationName: location.name, locationPhone: location.phone },
      ...{ dealershipId: location.dealershipId, dealershipSlug: location.dealershipSlug, dealershipName: location.dealershipName },
      ...{ city: location.address.city, state: location.address.state },
      ...{ latitude: location.address.latitude, longitude: location.address.longitude },
    }),
  }
}

/** Preview of a car's page and of a list with only this car, even if no site lists it (CARD-01, VDP-01). */
export const previewCarPages = async (
  db: Database,
  site: RenderedSite,
  car: Car,
  { siteData, now }: { readonly siteData: SiteData; readonly now: string },
): Promise<{ readonly page: Extract<PageData, { page: 'car' }>; readonly list: Extract<PageData, { page: 'search' }> }> => {
  const similar = mayShow(otherCarParts.similar, site.config) ? await similarCars(db, site, car, now) : []
  const location = siteData.locations.find(({ id }) => id === car.locationId) ?? null
  return {
    page: {
      page: 'car',
      site: siteData,
      car,
      location,
      similar,
    },
    list: {
      page: 'search',
      site: siteData,
      state: parseSearch(new URLSearchParams(), { config: site.config, preset: {} }),
      result: { cars: [car], total: 1, page: 1, pageCount: 1, facets: {}, ranges: {} },
    },
  }
}
