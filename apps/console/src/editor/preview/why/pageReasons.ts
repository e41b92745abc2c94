import { whyBlocksShow } from '@forecourt/rules/blocks/whyBlocksShow'
import { buttonReasons } from '@forecourt/rules/car/buttons/buttonReasons'
import { cardParts } from '@forecourt/rules/car/cardParts'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { listing } from '@forecourt/rules/car/listing/listing'
import type { CarPageContext } from '@forecourt/rules/car/page/CarPageContext'
import { carTagReasons } from '@forecourt/rules/car/tags/carTags'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { cardWeeklyReason, financeReasons } from '@forecourt/rules/finance/financeReasons'
import { type FormPartContext, formParts } from '@forecourt/rules/leads/form/formParts'
import { type LocationPageContext, locationListing, locationParts } from '@forecourt/rules/locations/locationParts'
import { type HeaderContext, headerParts } from '@forecourt/rules/menus/headerParts'
import { whyFooterShows, whyMenuShows } from '@forecourt/rules/menus/whyMenuShows'
import { type ModelPageContext, modelParts } from '@forecourt/rules/models/modelParts'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { cardOffer } from '@forecourt/rules/offers/cardOffer'
import { type OfferOfSite, whyOfferShows, whyOffersShow } from '@forecourt/rules/offers/offerListing'
import { offersOfCar } from '@forecourt/rules/offers/offersOfCar'
import { offersPageParts } from '@forecourt/rules/offers/offersPageParts'
import { popupPage, popupPart } from '@forecourt/rules/pages/popups/popupPart'
import { whyPagesShow } from '@forecourt/rules/pages/whyPagesShow'
import { withMaskedPhone } from '@forecourt/rules/pages/withMaskedPhone'
import { explain } from '@forecourt/rules/parts/explain'
import { priceReasons } from '@forecourt/rules/pricing/priceReasons'
import type { Reason } from '@forecourt/rules/reasons/Reason'
import { whyFiltersShow } from '@forecourt/rules/search/filters/whyFiltersShow'
import { whyListShows } from '@forecourt/rules/search/list/whyListShows'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import type { PreviewView } from '../../../preview/PreviewMessage'

export interface ReasonGroup {
  readonly title: string
  /** The subject: the previewed page, one of its cards, or the site around it. */
  readonly subject: 'page' | 'card' | 'site'
  readonly reasons: readonly Reason[]
}

interface Shown {
  readonly config: ResolvedConfig
  readonly view: PreviewView
  /** The car whose card is explained, where a page shows several. */
  readonly car: Car | null
  /** All offers of the organisation, on pages about offers. */
  readonly offers: readonly OfferOfSite[]
  /** The offer whose card is explained, where a page shows several. */
  readonly offer: Offer | null
}

/** The cars that a page shows as cards. */
export const cardCars = ({ data }: Pick<PreviewView, 'data'>): readonly Car[] => {
  switch (data?.page) {
    case 'search':
      return data.result.cars
    case 'content':
      return Object.values(data.blocks).flatMap(({ cars }) => cars ?? [])
    case 'location':
    case 'model':
    case 'offer':
      return data.cars
    case 'gone':
      return data.similar
    default:
      return []
  }
}

/** The offers that a page shows as cards. */
export const cardOffers = ({ data }: Pick<PreviewView, 'data'>): readonly Offer[] => {
  if (data?.page === 'offers') return data.offers
  return data?.page === 'content' ? Object.values(data.blocks).flatMap(({ offers }) => offers ?? []) : []
}

/** A group without its subject. */
type PageGroup = Omit<ReasonGroup, 'subject'>

const carGroups = ({ config, view }: Shown): PageGroup[] => {
  const { data, request } = view
  if (data?.page !== 'car') return []
  const { location, similar } = data
  const car = atOfferRate(data.car, view.site.carOffers, config)
  const { now } = request
  const pageContext = {
    car,
    config,
    location,
    offers: offersOfCar({ car, offers: view.site.carOffers }),
    similar: similar.length,
    range: view.site.range,
    now,
  }
  return [
    { title: 'Buttons', reasons: buttonReasons(car, { config, place: 'vdp', location, now }) },
    { title: 'Tags', reasons: carTagReasons({ car, config, now }) },
    { title: 'Price', reasons: priceReasons(car, config.price) },
    { title: 'Finance', reasons: financeReasons(car, config, now) },
    { title: 'Sections', reasons: Object.values(carPageParts).map((part) => explain<CarPageContext>(part, pageContext)) },
  ]
}

const cardGroups = ({ config, view, car }: Shown): PageGroup[] => {
  if (!car) return []
  const { now } = view.request
  const location = view.site.locations.find(({ id }) => id === car.locationId) ?? null
  return [
    { title: 'Buttons of the card', reasons: buttonReasons(car, { config, place: 'card', location, now }) },
    { title: 'Tags of the card', reasons: carTagReasons({ car, config, now }) },
    {
      title: 'Price of the card',
      reasons: [...priceReasons(car, config.price), cardWeeklyReason(atOfferRate(car, view.site.carOffers, config), config, now)],
    },
    {
      title: 'Parts of the card',
      reasons: [
        ...Object.values(cardParts).map((part) => explain(part, { car, config })),
        explain(cardOffer, { car, config, offers: view.site.carOffers }),
        explain(listing, { car, stock: config.stock, now }),
      ],
    },
  ]
}

/** The group about one offer’s card. */
export const offerCard = 'The card of the offer'

/** The block of a content page that shows the most offers. */
const offersBlock = ({ config, view: { route } }: Shown) => {
  const blocks = route?.page === 'content' ? (config.pages.list.find(({ id }) => id === route.pageId)?.blocks ?? []) : []
  const [most] = blocks.flatMap((block) => (block.kind === 'offers' ? [block] : [])).toSorted((one, other) => other.limit - one.limit)
  return most && route?.page === 'content' ? { pointer: `/pages/list/${route.pageId}/blocks/${most.id}`, limit: most.limit } : null
}

const offerGroups = (shown: Shown): PageGroup[] => {
  const { config, view, offers, offer } = shown
  const { route, data, request } = view
  const context = { config, now: request.now }
  const onCard = offer ? [{ title: offerCard, reasons: whyOfferShows(offer, { config, site: view.site, cars: null }) }] : []
  const block = offersBlock(shown)
  if (block) return [{ title: 'Offers', reasons: whyOffersShow(offers, { ...context, block }) }, ...onCard]
  if (data?.page === 'offers')
    return [
      { title: 'Offers', reasons: whyOffersShow(offers, context) },
      { title: 'Around the offers', reasons: Object.values(offersPageParts).map((part) => explain(part, { offers: data.offers, config })) },
      ...onCard,
    ]
  // An expired offer has no page, but the panel still explains why.
  const [, wanted] = /^\/offers\/(?:[^/]+\/)?([^/]+)$/.exec(view.path) ?? []
  const own = offers.filter(({ id }) => id === (route?.page === 'offer' ? route.offerId : wanted))
  const parts = data?.page === 'offer' ? whyOfferShows(data.offer, { config, site: view.site, cars: data.cars.length }) : []
  return own.length > 0 ? [{ title: 'The offer', reasons: [...whyOffersShow(own, context), ...parts] }] : []
}

const pageGroups = ({ config, view }: Shown): PageGroup[] => {
  const { data, route, request, site } = view
  const { now } = request
  switch (data?.page) {
    case 'search': {
      const preset = route?.page === 'search' ? route.preset : {}
      return [
        { title: 'Filters', reasons: whyFiltersShow({ config, preset, state: data.state, result: data.result, site }) },
        { title: 'Stock list', reasons: whyListShows({ config, now, state: data.state, carCount: data.result.cars.length }) },
      ]
    }
    case 'locations':
      return [
        {
          title: 'Locations',
          reasons: site.locations.map((location) =>
            explain({ ...locationListing, id: `location-${location.id}`, title: location.name }, { location }),
          ),
        },
      ]
    case 'location': {
      const { location, cars, reviews } = data
      const pageContext = { location, config, cars: cars.length, reviews: reviews.length, now }
      const reasons = Object.values(locationParts).map((part) => explain<LocationPageContext>(part, pageContext))
      return [{ title: 'The location', reasons }]
    }
    case 'model': {
      const { model, details, offers, accessories } = data
      const pageContext: ModelPageContext = { model, details, config, offers: offers.length, accessories }
      return [{ title: 'The model', reasons: Object.values(modelParts).map((part) => explain<ModelPageContext>(part, pageContext)) }]
    }
    case 'content': {
      const page = route?.page === 'content' ? config.pages.list.find(({ id }) => id === route.pageId) : undefined
      return page ? [{ title: 'Blocks of the page', reasons: whyBlocksShow(page, data.blocks, { site, config, now }) }] : []
    }
    default:
      return []
  }
}

/** Why everything on a page shows or not: the page, its car or chosen card, and what surrounds every page. */
export const pageReasons = (shown: Shown): ReasonGroup[] => {
  const { config, view } = shown
  const masked = hasMainPhone(config.phone) && view.data !== null && !hasMainPhone(withMaskedPhone(config, view.data).config.phone)
  const { now } = view.request
  const page = view.data && view.route ? popupPage(view.route, config) : null
  const around: PageGroup[] = [
    { title: 'Popups', reasons: config.popups.list.map((popup) => explain(popupPart(popup), { config, now, page })) },
    { title: 'Menu', reasons: whyMenuShows(config) },
    { title: 'Header', reasons: Object.values(headerParts).map((part) => explain<HeaderContext>(part, { config, masked })) },
    {
      title: 'Under every form',
      reasons: [formParts.reply, formParts.answerTime, formParts.privacy].map((part) =>
        explain<FormPartContext>(part, { form: 'general', config, car: null, site: view.site }),
      ),
    },
    { title: 'Footer', reasons: whyFooterShows({ config, locations: view.site.locations, now: view.request.now }) },
  ]
  const withSubject = (subject: ReasonGroup['subject'], groups: readonly PageGroup[]) => groups.map((group) => ({ ...group, subject }))
  return [
    ...withSubject('page', [...carGroups(shown), ...pageGroups(shown), ...offerGroups(shown)]),
    ...withSubject('card', cardGroups(shown)),
    ...withSubject('page', around),
    ...withSubject('site', [{ title: 'Pages of the site', reasons: whyPagesShow(config, view.site.names) }]),
  ].filter(({ reasons }) => reasons.length > 0)
}
