import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import { callNowShows } from '../leads/callNowShows'
import { phoneFor } from '../leads/phoneFor'
import { carFields } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { canReserve } from './canReserve'
import { carSummaryText } from './carSummaryText'
import { isInStock } from './isInStock'
import { keyFacts } from './keyFacts'
import { marketSaving } from './marketSaving'
import { needsConsumerNotice } from './needsConsumerNotice'
import { regoText } from './regoText'
import { specifications } from './specifications'

/** What the sections of a car's page depend on beside the car. */
export interface CarPageContext {
  readonly config: ResolvedConfig
  readonly location: Location | null
  /** How many similar cars were found. */
  readonly similar: number
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const inStock = (car: Car, no: string): Condition => ({
  holds: isInStock(car),
  rule: 'CAR-02',
  title: 'In stock',
  yes: 'The car is in stock.',
  no,
  fields: carFields(car, ['status']),
})

const setting = (pointer: string, holds: boolean, rule: string, what: string): Condition => ({
  holds,
  rule,
  title: 'The site’s choice',
  yes: `The site shows ${what}.`,
  no: `The site doesn’t show ${what}.`,
  settings: [pointer],
})

const filled = (pointer: string, holds: boolean, rule: string, what: string): Condition => ({
  holds,
  rule,
  title: 'Something to say',
  yes: `${what} has words.`,
  no: `${what} is empty.`,
  settings: [pointer],
})

const stateSentence = (car: Car): string => {
  if (!isInStock(car)) return 'The car has left, which the page says before anything else.'
  if (car.reserved) return 'Someone has reserved the car.'
  return car.preorder ? 'The car can be pre-ordered.' : 'The car is on its way.'
}

const aboveThePrice = (car: Car, { config }: CarPageContext): Reason[] => {
  const { vdp } = config
  return [
    reasonOf({ id: 'section-photos', title: 'Photos', element: null }, [
      {
        holds: car.images.length > 0,
        rule: 'CARD-02',
        title: 'Photos',
        yes: 'The car has photos.',
        no: 'The car has no photos; a place for them says that they are coming.',
        fields: carFields(car, ['images']),
      },
    ]),
    reasonOf({ id: 'section-certified', title: 'Certified badge with explanation', element: '/vdp/showCertified' }, [
      setting('/vdp/showCertified', vdp.showCertified, 'VDP-25', 'what certified means'),
      filled('/vdp/certifiedHeading', vdp.certifiedHeading.trim() !== '', 'VDP-25', 'The certified heading'),
      {
        holds: car.certified,
        rule: 'VDP-25',
        title: 'Certified',
        yes: 'The car is certified.',
        no: 'The car is not certified.',
        fields: carFields(car, ['certified']),
      },
    ]),
    reasonOf({ id: 'section-notice', title: 'Notice above the price', element: null }, [
      {
        holds: !isInStock(car) || car.reserved || car.preorder || car.status === 'coming_soon',
        rule: 'VDP-29',
        title: 'An unusual state',
        yes: stateSentence(car),
        no: 'There is nothing unusual: the car is on the yard, and neither reserved nor a pre-order.',
        fields: carFields(car, ['status', 'reserved', 'preorder']),
      },
    ]),
    reasonOf({ id: 'section-market', title: 'Market price', element: '/vdp/showMarketPrice' }, [
      setting('/vdp/showMarketPrice', vdp.showMarketPrice, 'VDP-26', 'market prices'),
      filled('/vdp/marketPriceText', vdp.marketPriceText.trim() !== '', 'VDP-26', 'The market price text'),
      {
        holds: marketSaving(car) !== null,
        rule: 'VDP-26',
        title: '$500 below the market',
        yes: 'The car costs at least $500 less than the average.',
        no: 'The car is not known to cost $500 less than the average of its state or the country.',
        fields: carFields(car, ['status', 'priceCents']),
      },
    ]),
    reasonOf({ id: 'section-views', title: 'Views', element: '/vdp/showViews' }, [
      setting('/vdp/showViews', vdp.showViews, 'VDP-04', 'how often a car was looked at'),
      {
        holds: car.views > 0,
        rule: 'VDP-04',
        title: 'Looked at',
        yes: 'The car was looked at.',
        no: 'Nobody has looked at the car yet.',
        fields: carFields(car, ['views']),
      },
    ]),
  ]
}

const registration = (car: Car, { config, now }: CarPageContext): Reason => {
  const past = (car.regoExpiry ?? '') < momentInZone(now, config.identity.timeZone).date
  const stated = regoText(car, { ...config, rego: { ...config.rego, showUnregistered: true, showExpiry: true } }, now) !== null
  const dated: Condition = {
    holds: stated,
    rule: 'CAR-22',
    title: 'A date',
    yes: past ? 'The registration has ended.' : 'It is known when the registration ends.',
    no: 'It is not known when the registration ends.',
    fields: carFields(car, ['regoExpiry']),
  }
  const shows = past
    ? setting('/rego/showUnregistered', config.rego.showUnregistered, 'CAR-21', 'that a registration has ended')
    : setting('/rego/showExpiry', config.rego.showExpiry, 'CAR-22', 'when a registration ends')
  return reasonOf({ id: 'section-rego', title: 'Registration', element: '/vdp/keyFactsFirst' }, stated ? [dated, shows] : [dated])
}

const words = (car: Car, context: CarPageContext): Reason[] => {
  const { vdp, checkout } = context.config
  return [
    reasonOf({ id: 'section-facts', title: 'Key information', element: '/vdp/keyFactsFirst' }, [
      {
        holds: keyFacts(car).length > 0 || regoText(car, context.config, context.now) !== null,
        rule: 'VDP-19',
        title: 'Known facts',
        yes: 'Some facts of the car are known.',
        no: 'No facts of the car are known.',
      },
    ]),
    registration(car, context),
    reasonOf({ id: 'section-summary', title: 'Summary', element: '/vdp/showSummary' }, [
      setting('/vdp/showSummary', vdp.showSummary, 'VDP-02', 'a summary'),
      {
        holds: carSummaryText(car).trim() !== '',
        rule: 'VDP-02',
        title: 'Known facts',
        yes: 'Its facts make a sentence.',
        no: 'Too little is known of the car for a sentence.',
      },
    ]),
    reasonOf({ id: 'section-comments', title: 'Dealer comments', element: '/vdp/commentsHeading' }, [
      {
        holds: true,
        rule: 'VDP-24',
        title: 'Always there',
        yes: car.dealerComments?.trim()
          ? 'The dealer has written about the car.'
          : 'It is always there; without comments it says that they are pending.',
        no: '',
        settings: ['/vdp/commentsHeading', car.dealerComments?.trim() ? '/vdp/commentsLength' : '/vdp/commentsPendingText'],
      },
    ]),
    reasonOf({ id: 'section-features', title: 'Features', element: '/vdp/featuresFirst' }, [
      {
        holds: car.standardEquipment.length > 0,
        rule: 'VDP-03',
        title: 'Standard equipment',
        yes: 'Standard equipment is known.',
        no: 'No standard equipment is known.',
        settings: ['/vdp/featuresFirst'],
        fields: carFields(car, ['standardEquipment']),
      },
    ]),
    reasonOf({ id: 'section-specifications', title: 'All specifications', element: null }, [
      {
        holds: specifications(car).length > 0,
        rule: 'VDP-20',
        title: 'Known specifications',
        yes: 'Some specifications are known.',
        no: 'No specifications are known.',
        fields: [{ name: 'Specifications', value: String(specifications(car).length) }],
      },
    ]),
    reasonOf({ id: 'section-consumer-notice', title: 'Consumer Information Notice', element: '/vdp/showConsumerNotice' }, [
      {
        holds: context.config.identity.country === 'NZ',
        rule: 'CFG-02',
        title: 'New Zealand',
        yes: 'The site is in New Zealand.',
        no: 'Only sites in New Zealand show one.',
        settings: ['/identity/country'],
      },
      setting('/vdp/showConsumerNotice', vdp.showConsumerNotice, 'CFG-02', 'notices'),
      {
        holds: needsConsumerNotice(car, {
          identity: { ...context.config.identity, country: 'NZ' },
          vdp: { ...vdp, showConsumerNotice: true },
        }),
        rule: 'CFG-02',
        title: 'A used vehicle',
        yes: 'The vehicle is used, has a motor and is for sale.',
        no: 'The vehicle is new, has no motor or has left.',
        fields: carFields(car, ['carType', 'status']),
      },
    ]),
    reasonOf({ id: 'section-included', title: 'What’s included', element: '/vdp/includedHeading' }, [
      setting('/vdp/showIncluded', vdp.showIncluded, 'VDP-02', 'what is included'),
      filled('/vdp/includedPoints', vdp.includedPoints.length > 0, 'VDP-02', 'The list of what is included'),
    ]),
    reasonOf({ id: 'section-why-buy', title: 'Why buy from us', element: '/vdp/whyBuyHeading' }, [
      setting('/vdp/showWhyBuy', vdp.showWhyBuy, 'VDP-28', 'why to buy here'),
      filled('/vdp/whyBuyPoints', vdp.whyBuyPoints.length > 0, 'VDP-28', 'The list of reasons'),
    ]),
    reasonOf({ id: 'section-reserve', title: 'Reserve online', element: '/checkout/heading' }, [
      setting('/checkout/explain', checkout.explain, 'VDP-02', 'how reserving works'),
      {
        holds: canReserve(car, context.config),
        rule: 'CHK-02',
        title: 'A car to reserve',
        yes: 'The car can be reserved.',
        no: 'The car can’t be reserved: the site must offer it, and the car be in stock, with a price, free, and from a dealership that takes payments.',
        settings: ['/checkout/enabled'],
        fields: carFields(car, ['status', 'reserved', 'priceCents', 'paymentProcessors']),
      },
    ]),
    reasonOf({ id: 'section-protect', title: 'Protect your car', element: '/vdp/protectHeading' }, [
      setting('/vdp/showProtect', vdp.showProtect, 'VDP-02', 'what protects the car'),
      filled('/vdp/protectText', vdp.protectText.trim() !== '', 'VDP-02', 'The protect text'),
    ]),
  ]
}

const belowTheWords = (car: Car, { config, location, similar, now }: CarPageContext): Reason[] => [
  reasonOf({ id: 'section-map', title: 'Where the car is', element: '/vdp/showMap' }, [
    setting('/vdp/showMap', config.vdp.showMap, 'VDP-05', 'where a car is'),
    {
      holds: location !== null,
      rule: 'VDP-05',
      title: 'A known location',
      yes: 'It is known where the car is.',
      no: 'It is not known where the car is.',
      fields: [{ name: 'Location', value: location?.name ?? 'None' }],
    },
  ]),
  reasonOf({ id: 'section-similar', title: 'Similar cars', element: '/vdp/showSimilar' }, [
    setting('/vdp/showSimilar', config.vdp.showSimilar, 'VDP-29', 'similar cars'),
    {
      holds: similar > 0,
      rule: 'VDP-29',
      title: 'Cars like it',
      yes: 'There are cars like it.',
      no: 'There are no cars like it in stock.',
      fields: [{ name: 'Similar cars', value: String(similar) }],
    },
  ]),
  reasonOf({ id: 'section-viewed', title: 'Recently viewed', element: '/favourites/showViewed' }, [
    {
      holds: config.favourites.showViewed,
      rule: 'FAV-05',
      title: 'The site’s choice',
      yes: 'The site shows it to shoppers who looked at other cars before.',
      no: 'The site doesn’t show what a shopper looked at before.',
      settings: ['/favourites/showViewed'],
    },
  ]),
  reasonOf({ id: 'section-bars', title: 'Bars that stay in sight', element: null }, [
    setting('/vdp/showStickyBars', config.vdp.showStickyBars, 'UI-03', 'bars once a shopper has scrolled'),
  ]),
  reasonOf({ id: 'section-call-now', title: 'Call Now in the phone’s bar', element: '/phone/callNowInHoursOnly' }, [
    setting('/vdp/showStickyBars', config.vdp.showStickyBars, 'UI-04', 'bars that stay in sight'),
    inStock(car, 'Nobody is called about a car that has left.'),
    {
      holds: phoneFor(car, config) !== null,
      rule: 'VDP-14',
      title: 'A number to call',
      yes: 'There is a number to call.',
      no: 'There is no number to call.',
      settings: ['/phone/main', `/phone/${car.carType}Cars`],
      fields: carFields(car, ['carType', 'locationPhone']),
    },
    {
      holds: callNowShows(config, location, now),
      rule: 'UI-05',
      title: 'Opening hours',
      yes: config.phone.callNowInHoursOnly ? 'The location’s sales people are there now.' : 'The site shows it at any hour.',
      no: 'It shows only while the location’s sales people are there, and now they are not.',
      settings: ['/phone/callNowInHoursOnly'],
      fields: [{ name: 'Location', value: location?.name ?? 'None' }],
    },
  ]),
]

/** Says of every section of a car's page why it shows or not, from top to bottom (VDP-02 to VDP-06, VDP-19 to VDP-29, CHK-02, FAV-05, UI-03, UI-05). */
export const carSectionReasons = (car: Car, context: CarPageContext): Reason[] => [
  ...aboveThePrice(car, context),
  ...words(car, context),
  ...belowTheWords(car, context),
]
