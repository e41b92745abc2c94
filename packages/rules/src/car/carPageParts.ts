import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { siteDay } from '../dates/siteDay'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import type { RangeModel } from '../entities/RangeModel'
import { carFacts } from '../parts/carFacts'
import { hasPhotos } from '../parts/hasPhotos'
import { inStock } from '../parts/inStock'
import type { Need, Part, ValuePart } from '../parts/Part'
import { hasWords, isOn } from '../parts/settingNeeds'
import { callNowShows } from '../phone/callNowShows'
import { phoneFor } from '../phone/phoneFor'
import { canReserve } from './canReserve'
import { type CarState, carState } from './carState'
import { consumerNoticePart } from './consumerNoticePart'
import type { CarFact } from './facts/CarFact'
import { keyFacts } from './facts/keyFacts'
import { specifications } from './facts/specifications'
import { modelLinkPart } from './modelLinkPart'
import { offeredCar } from './offeredCar'
import { carSummaryText } from './words/carSummaryText'
import { marketText } from './words/marketText'
import { regoText } from './words/regoText'
import { wofText } from './words/wofText'

interface AboutCar {
  readonly car: Car
  readonly config: ResolvedConfig
}

interface AboutNow extends AboutCar {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** What the sections of a car's page depend on. */
export interface CarPageAbout extends AboutNow {
  readonly location: Location | null
  /** The offer chosen for the car, while it runs, or else one for cars like it. */
  readonly offer: Offer | null
  /** How many similar cars were found. */
  readonly similar: number
  /** The models the site has pages of. */
  readonly range: readonly RangeModel[]
}

const stateWords: { readonly [State in CarState]: string } = {
  gone: 'The car has left, which the page says before anything else.',
  reserved: 'Someone has reserved the car.',
  preorder: 'The car can be pre-ordered.',
  comingSoon: 'The car is on its way.',
}

const statesRego = ({ car, config, now }: AboutNow) =>
  regoText(car, { ...config, rego: { ...config.rego, showUnregistered: true, showExpiry: true } }, now) !== null

const isRegoPast = (about: AboutNow) => (about.car.regoExpiry ?? '') < siteDay(about)

/** The facts shoppers ask for first, with the registration where the site states it, and in New Zealand the warrant (CAR-21, CAR-22, CFG-02). */
const factsOf = ({ car, config, now }: AboutNow): readonly CarFact[] => {
  const rego = regoText(car, config, now)
  const warrant = wofText(car, config, now)
  return [
    ...keyFacts(car),
    ...(rego ? [{ label: 'Registration', value: rego }] : []),
    ...(warrant ? [{ label: 'Warrant of fitness', value: warrant }] : []),
  ]
}

/** Beyond the facts in sight over it. */
const summaryText = ({ car, config }: AboutCar): string => {
  const beside = keyFacts(car).slice(0, config.vdp.keyFactsFirst)
  return carSummaryText(
    car,
    beside.map(({ label }) => label),
  ).trim()
}

const someoneToCall: readonly Need<AboutCar>[] = [
  inStock('CAR-02', 'Nobody is called about a car that has left.'),
  {
    holds: ({ car, config }) => phoneFor(car, config) !== null,
    rule: 'VDP-14',
    title: 'A number to call',
    yes: 'There is a number to call.',
    no: 'There is no number to call.',
    settings: ['/phone/main', '/phone/newCars', '/phone/usedCars', '/phone/demoCars'],
    fields: carFacts('carType', 'locationPhone'),
  },
]

const part = <About>(declared: Part<About>): Part<About> => declared
const valuePart = <About, Value>(declared: ValuePart<About, Value>): ValuePart<About, Value> => declared

/** What Call Now of the phone's bar needs before hours are asked, which a browser does as they pass (UI-04, VDP-14). */
export const callNowBase: Pick<Part<AboutCar>, 'needs'> = { needs: someoneToCall }

/**
 * Every section of a car's page with what it needs, from top to bottom (VDP-02 to VDP-06, VDP-19 to VDP-29, CFG-02, CHK-02, FAV-05,
 * UI-03, UI-05).
 */
export const carPageParts = {
  photos: part<AboutCar>({
    id: 'section-photos',
    title: 'Photos',
    rule: 'CARD-02',
    element: null,
    needs: [hasPhotos],
  }),
  videos: part<AboutCar>({
    id: 'section-videos',
    title: 'Videos',
    rule: 'VDP-02',
    element: null,
    needs: [
      {
        holds: ({ car }) => car.videos.length > 0,
        title: 'Videos',
        yes: 'The car has videos.',
        no: 'The car has no videos.',
        fields: carFacts('videos'),
      },
    ],
  }),
  certified: part<AboutCar>({
    id: 'section-certified',
    title: 'Certified badge with explanation',
    rule: 'VDP-25',
    element: '/vdp/showCertified',
    needs: [
      isOn('/vdp/showCertified'),
      hasWords('/vdp/certifiedHeading', () => 'What certified means never shows on car pages: it has no heading.'),
      {
        holds: ({ car }) => car.certified,
        title: 'Certified',
        yes: 'The car is certified.',
        no: 'The car is not certified.',
        fields: carFacts('certified'),
      },
    ],
  }),
  notice: part<AboutCar>({
    id: 'section-notice',
    title: 'Notice above the price',
    rule: 'VDP-29',
    element: null,
    needs: [
      {
        holds: ({ car }) => carState(car) !== null,
        title: 'An unusual state',
        yes: ({ car }) => stateWords[carState(car) ?? 'gone'],
        no: 'There is nothing unusual: the car is on the yard, and neither reserved nor a pre-order.',
        fields: carFacts('status', 'reserved', 'preorder'),
      },
    ],
  }),
  market: valuePart<AboutCar, string | null>({
    id: 'section-market',
    title: 'Market price',
    rule: 'VDP-26',
    element: '/vdp/showMarketPrice',
    needs: [
      isOn('/vdp/showMarketPrice'),
      hasWords('/vdp/marketPriceText', () => 'The market price never shows on car pages: it has no words.'),
      {
        holds: ({ car, config }) => marketText(car, config) !== null,
        title: '$500 below the market',
        yes: 'The car costs at least $500 less than the average.',
        no: 'The car is not known to cost $500 less than the average of its state or the country.',
        fields: carFacts('status', 'priceCents'),
      },
    ],
    value: ({ car, config }) => marketText(car, config),
  }),
  offer: valuePart<AboutCar & Pick<CarPageAbout, 'offer'>, Offer | null>({
    id: 'section-offer',
    title: 'Its offer',
    rule: 'OFR-01',
    element: null,
    needs: [
      offeredCar,
      {
        holds: ({ offer }) => offer !== null,
        title: 'An offer for it',
        yes: ({ offer }) => `The offer “${offer?.name}” runs, and was chosen for the car or is for cars like it.`,
        no: 'No offer that runs, and that the site shows, was chosen for the car, and none is for cars like it.',
        fields: ({ offer }) => [{ name: 'Offer', value: offer?.name ?? 'None' }],
      },
    ],
    value: ({ offer }) => offer,
  }),
  views: part<AboutCar>({
    id: 'section-views',
    title: 'Views',
    rule: 'VDP-04',
    element: '/vdp/showViews',
    needs: [
      isOn('/vdp/showViews'),
      {
        holds: ({ car }) => car.views > 0,
        title: 'Looked at',
        yes: 'The car was looked at.',
        no: 'Nobody has looked at the car yet.',
        fields: carFacts('views'),
      },
    ],
  }),
  facts: valuePart<AboutNow, readonly CarFact[]>({
    id: 'section-facts',
    title: 'Key information',
    rule: 'VDP-19',
    element: '/vdp/keyFactsFirst',
    needs: [
      {
        holds: (about) => factsOf(about).length > 0,
        title: 'Known facts',
        yes: 'Some facts of the car are known.',
        no: 'No facts of the car are known.',
      },
    ],
    value: factsOf,
  }),
  rego: part<AboutNow>({
    id: 'section-rego',
    title: 'Registration',
    rule: 'CAR-22',
    element: '/vdp/keyFactsFirst',
    needs: [
      {
        holds: statesRego,
        title: 'A date',
        yes: (about) => (isRegoPast(about) ? 'The registration has ended.' : 'It is known when the registration ends.'),
        no: 'It is not known when the registration ends.',
        fields: carFacts('regoExpiry'),
      },
      {
        holds: (about) => !statesRego(about) || regoText(about.car, about.config, about.now) !== null,
        rule: 'CAR-21',
        title: 'The site’s choice',
        yes: (about) => (isRegoPast(about) ? 'The site shows that a registration has ended.' : 'The site shows when a registration ends.'),
        no: (about) =>
          isRegoPast(about) ? 'The site doesn’t show that a registration has ended.' : 'The site doesn’t show when a registration ends.',
        settings: ['/rego/showUnregistered', '/rego/showExpiry'],
      },
    ],
  }),
  summary: valuePart<AboutCar, string>({
    id: 'section-summary',
    title: 'Summary',
    rule: 'VDP-02',
    element: '/vdp/showSummary',
    needs: [
      isOn('/vdp/showSummary'),
      {
        holds: (about) => summaryText(about) !== '',
        title: 'Known facts',
        yes: 'Its facts make a sentence.',
        no: 'Too little is known of the car for a sentence.',
      },
    ],
    value: summaryText,
  }),
  comments: part<AboutCar>({
    id: 'section-comments',
    title: 'Dealer comments',
    rule: 'VDP-24',
    element: '/vdp/commentsHeading',
    needs: [
      {
        holds: () => true,
        title: 'Always there',
        yes: ({ car }) =>
          car.dealerComments?.trim()
            ? 'The dealer has written about the car.'
            : 'It is always there; without comments it says that they are pending.',
        settings: ['/vdp/commentsHeading', '/vdp/commentsLength', '/vdp/commentsPendingText'],
      },
    ],
  }),
  features: part<AboutCar>({
    id: 'section-features',
    title: 'Features',
    rule: 'VDP-03',
    element: '/vdp/featuresFirst',
    needs: [
      {
        holds: ({ car }) => car.standardEquipment.length > 0,
        title: 'Standard equipment',
        yes: 'Standard equipment is known.',
        no: 'No standard equipment is known.',
        settings: ['/vdp/featuresFirst'],
        fields: carFacts('standardEquipment'),
      },
    ],
  }),
  specifications: part<AboutCar>({
    id: 'section-specifications',
    title: 'All specifications',
    rule: 'VDP-20',
    element: null,
    needs: [
      {
        holds: ({ car }) => specifications(car).length > 0,
        title: 'Known specifications',
        yes: 'Some specifications are known.',
        no: 'No specifications are known.',
        fields: ({ car }) => [{ name: 'Specifications', value: String(specifications(car).length) }],
      },
    ],
  }),
  consumerNotice: consumerNoticePart,
  included: part<AboutCar>({
    id: 'section-included',
    title: 'What’s included',
    rule: 'VDP-02',
    element: '/vdp/includedHeading',
    needs: [
      isOn('/vdp/showIncluded'),
      isOn('/vdp/includedPoints', ({ vdp }) => `The section “${vdp.includedHeading}” never shows on car pages: it lists nothing.`),
    ],
  }),
  whyBuy: part<AboutCar>({
    id: 'section-why-buy',
    title: 'Why buy from us',
    rule: 'VDP-28',
    element: '/vdp/whyBuyHeading',
    needs: [
      isOn('/vdp/showWhyBuy'),
      isOn('/vdp/whyBuyPoints', ({ vdp }) => `The section “${vdp.whyBuyHeading}” never shows on car pages: it lists no reasons.`),
    ],
  }),
  reserve: part<AboutCar>({
    id: 'section-reserve',
    title: 'Reserve online',
    rule: 'CHK-02',
    element: '/checkout/heading',
    needs: [
      isOn('/checkout/explain'),
      {
        holds: ({ car, config }) => canReserve(car, config),
        title: 'A car to reserve',
        yes: 'The car can be reserved.',
        no: 'The car can’t be reserved: the site must offer it, and the car be in stock, with a price, free, and from a dealership that takes payments.',
        settings: ['/checkout/enabled'],
        fields: carFacts('status', 'reserved', 'priceCents', 'paymentProcessors'),
      },
    ],
  }),
  protect: part<AboutCar>({
    id: 'section-protect',
    title: 'Protect your car',
    rule: 'VDP-02',
    element: '/vdp/protectHeading',
    needs: [
      isOn('/vdp/showProtect'),
      hasWords('/vdp/protectText', ({ vdp }) => `The section “${vdp.protectHeading}” never shows on car pages: it has no words.`),
    ],
  }),
  map: part<Pick<CarPageAbout, 'config' | 'location'>>({
    id: 'section-map',
    title: 'Where the car is',
    rule: 'VDP-05',
    element: '/vdp/showMap',
    needs: [
      isOn('/vdp/showMap'),
      {
        holds: ({ location }) => location !== null,
        title: 'A known location',
        yes: 'It is known where the car is.',
        no: 'It is not known where the car is.',
        fields: ({ location }) => [{ name: 'Location', value: location?.name ?? 'None' }],
      },
    ],
  }),
  moreFromDealer: valuePart<Pick<CarPageAbout, 'config' | 'location'>, string>({
    id: 'more-from-dealer',
    title: 'See more from this dealer',
    rule: 'RTE-15',
    element: '/vdp/showMap',
    needs: [
      isOn('/vdp/showMap'),
      {
        holds: ({ location }) => location !== null,
        title: 'A known dealer',
        yes: 'It is known which dealer has the car.',
        no: 'It is not known which dealer has the car.',
        fields: ({ location }) => [{ name: 'Dealer', value: location?.dealershipName ?? 'None' }],
      },
    ],
    value: ({ location }) => `/search/${location?.dealershipSlug ?? ''}`,
  }),
  model: modelLinkPart,
  similar: part<Pick<CarPageAbout, 'config' | 'similar'>>({
    id: 'section-similar',
    title: 'Similar cars',
    rule: 'VDP-29',
    element: '/vdp/showSimilar',
    needs: [
      isOn('/vdp/showSimilar'),
      {
        holds: ({ similar }) => similar > 0,
        title: 'Cars like it',
        yes: 'There are cars like it.',
        no: 'There are no cars like it in stock.',
        fields: ({ similar }) => [{ name: 'Similar cars', value: String(similar) }],
      },
    ],
  }),
  viewed: part<{ readonly config: ResolvedConfig }>({
    id: 'section-viewed',
    title: 'Recently viewed',
    rule: 'FAV-05',
    element: '/favourites/showViewed',
    needs: [isOn('/favourites/showViewed')],
  }),
  bars: part<{ readonly config: ResolvedConfig }>({
    id: 'section-bars',
    title: 'Bars that stay in sight',
    rule: 'UI-03',
    element: null,
    needs: [isOn('/vdp/showStickyBars')],
  }),
  callNow: part<CarPageAbout>({
    id: 'section-call-now',
    title: 'Call Now in the phone’s bar',
    rule: 'UI-05',
    element: '/phone/callNowInHoursOnly',
    needs: [
      isOn('/vdp/showStickyBars'),
      ...someoneToCall,
      {
        holds: ({ config, location, now }) => callNowShows(config, location, now),
        title: 'Opening hours',
        yes: ({ config }) =>
          config.phone.callNowInHoursOnly ? 'The location’s sales people are there now.' : 'The site shows it at any hour.',
        no: 'It shows only while the location’s sales people are there, and now they are not.',
        settings: ['/phone/callNowInHoursOnly'],
        fields: ({ location }) => [{ name: 'Location', value: location?.name ?? 'None' }],
      },
    ],
  }),
}
