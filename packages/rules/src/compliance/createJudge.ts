import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Car, Cents } from '../entities/Car'
import { hasPrice, isInStock } from '../entities/isInStock'
import { carHref } from '../routing/carHref'
import type { SiteData } from '../sites/SiteData'
import type { AdvertisedCar, Medium } from './Advert'
import { type ComplianceFinding, judge } from './judge'
import { parsePage, plainContent } from './parsePage'

/** A location of a site: its state's rules apply if it advertises. */
interface JudgedYard {
  readonly visible: boolean
  readonly locationType: string
  readonly address: { readonly state: string }
}

/** A site whose advertisements are judged. */
interface JudgedSite {
  readonly config: ResolvedConfig
  readonly site: { readonly locations: readonly JudgedYard[]; readonly range: readonly Pick<SiteData['range'][number], 'model'>[] }
  /** ISO in UTC. */
  readonly now: string
  readonly cars: readonly Pick<Car, 'slug' | 'priceCents'>[]
  /** Prices that the cars of an offer were asked for (`askedPrices`); omitted if they aren't known. */
  readonly askedCents?: ReadonlySet<Cents> | null
}

/** A page as rendered. */
interface JudgedPage {
  readonly path: string
  readonly html: string
  /** The car of a car's page; null for other pages. */
  readonly car: Car | null
  /** The prices that count as asked for the car (`askedPrices`); null if there is no record. */
  readonly pastPricesCents: readonly Cents[] | null
}

const toAdvertisedCar = (car: Car, pastPricesCents: JudgedPage['pastPricesCents']): AdvertisedCar => ({
  carType: car.carType,
  priceCents: hasPrice(car) && isInStock(car) ? car.priceCents : null,
  beforePriceCents: (car.beforePriceCents ?? 0) > (car.priceCents ?? 0) ? car.beforePriceCents : null,
  pastPricesCents,
  regoPlate: car.regoPlate,
  isForSale: isInStock(car),
})

/** Judges the texts and pages of a site by the rules of its country and of its yards' states (LEG-02). */
export const createJudge = ({ config, site, now, cars, askedCents = null }: JudgedSite) => {
  const yards = site.locations.filter(({ visible, locationType }) => visible && (locationType === 'sales' || locationType === ''))
  const privacyPaths = new Set(
    config.footer.legalLinks.filter(({ id, href }) => id === 'privacy' || /privacy/.test(href)).map(({ href }) => href),
  )
  const shared = {
    ...{ now, country: config.identity.country, modelNames: site.range.map(({ model }) => model) },
    rentsByTheWeek: offersSubscriptions(config),
    ...{ askedCents, carsForSale: cars.length },
    stockPrices: new Map(cars.flatMap((car) => (hasPrice(car) ? [[carHref(car), car.priceCents] as const] : []))),
  }
  const states = [...new Set(yards.map(({ address }) => address.state))]
  const ofSite = { states, car: null, isPrivacyPolicy: false, page: null } as const
  return {
    /** Texts that the site's pages show, without the rules about what a whole page must have. */
    settings: (texts: readonly string[]): ComplianceFinding[] =>
      // Pages with a comparison rate have the warning.
      judge({
        ...shared,
        ...ofSite,
        medium: 'page',
        content: plainContent([...texts, config.finance.comparisonWarning].join('\n')),
      }).filter(({ phrase }) => phrase !== ''),
    text: (medium: Exclude<Medium, 'page'>, text: string, state?: string): ComplianceFinding[] =>
      judge({
        ...{ ...shared, medium, content: plainContent(text), states: state === undefined ? states : [state] },
        ...{ car: null, isPrivacyPolicy: false, page: null },
      }),
    page: ({ path, html, car, pastPricesCents }: JudgedPage): ComplianceFinding[] =>
      judge({
        ...{ ...shared, ...parsePage(html), medium: 'page', states: car ? [car.state] : states },
        ...{ car: car && toAdvertisedCar(car, pastPricesCents), isPrivacyPolicy: privacyPaths.has(path) },
      }),
  }
}
