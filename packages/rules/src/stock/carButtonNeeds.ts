import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import { isFinanceExcluded } from '../finance/isFinanceExcluded'
import { callNowShows } from '../leads/callNowShows'
import { phoneFor } from '../leads/phoneFor'
import { hasPrice } from '../pricing/hasPrice'
import { canCompare } from './canCompare'
import { canFavourite } from './canFavourite'
import { canReserve } from './canReserve'
import { isPrintable } from './isPrintable'

export type ButtonPlace = 'card' | 'vdp'

/** What a car's buttons depend on beside the car. */
export interface CarButtonContext {
  readonly config: ResolvedConfig
  readonly place: ButtonPlace
  /** Where the car stands; left out or null where that isn't known. */
  readonly location?: Location | null
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** One thing a button needs: in words that follow “it needs”, and the setting behind it where there is one. */
export interface CarButtonNeed {
  readonly needs: string
  readonly setting?: string
  readonly holds: (car: Car, context: CarButtonContext, label: string) => boolean
}

const price: CarButtonNeed = { needs: 'a price above $10', holds: hasPrice }
const phone: CarButtonNeed = { needs: 'a phone number', setting: '/phone/main', holds: (car, { config }) => phoneFor(car, config) !== null }
const checkout: readonly CarButtonNeed[] = [
  { needs: 'reservations to be offered', setting: '/checkout/enabled', holds: (_car, { config }) => config.checkout.enabled },
  { needs: 'a car nobody has reserved', holds: (car) => !car.reserved },
  price,
  { needs: 'a dealership that takes payments', holds: (car, { config }) => canReserve(car, config) },
]

/**
 * What each button needs of a car in stock to open something real, the first missing thing first (VDP-07, CARD-06): asking for
 * finance (FIN-01) a car the site finances, reserving and buying what `canReserve` asks (CHK-02), calls a number (VDP-12,
 * VDP-14), the history a report (VDP-09), saving what `canFavourite` and comparing what `canCompare` asks (VDP-10, FAV-02, FAV-03), printing a price and a picture
 * (VDP-11), an offer a price (ENQ-26), messages that no other provider's window is there (VDP-13).
 */
export const carButtonNeeds: { readonly [Kind in CarButtonKind]: readonly CarButtonNeed[] } = {
  enquire: [],
  testDrive: [],
  tradeIn: [],
  photos: [],
  finance: [
    {
      needs: 'a car the site finances',
      setting: '/finance/exclusions',
      holds: (car, { config }) => !isFinanceExcluded(car, config.finance),
    },
  ],
  makeOffer: [price],
  call: [phone],
  whatsapp: [phone],
  callNow: [
    { needs: 'a phone number at the car’s location', holds: (car) => Boolean(car.locationPhone) },
    {
      needs: 'the car’s location to be open',
      setting: '/phone/callNowInHoursOnly',
      holds: (_car, { config, location = null, now }) => callNowShows(config, location, now),
    },
  ],
  share: [{ needs: 'a way to share', setting: '/social/share', holds: (_car, { config }) => config.social.share.length > 0 }],
  location: [
    { needs: 'the location to be shown on car pages', setting: '/vdp/showMap', holds: (_car, { config }) => config.vdp.showMap },
    { needs: 'a known location', holds: (_car, { location }) => location !== null },
  ],
  print: [price, { needs: 'a picture', holds: isPrintable }],
  reserve: checkout,
  buyOnline: checkout,
  chat: [
    { needs: 'instant messages to be offered', setting: '/chat/enabled', holds: (_car, { config }) => config.chat.enabled },
    { needs: 'no chat window of another provider', setting: '/chat/token', holds: (_car, { config }) => config.chat.token === '' },
  ],
  history: [{ needs: 'a history report', holds: (car) => Boolean(car.historyFileKey) }],
  favourite: [
    { needs: 'saved cars to be kept', setting: '/favourites/enabled', holds: (_car, { config }) => config.favourites.enabled },
    { needs: 'a car of the kind that can be saved', setting: '/favourites/showFor', holds: (car, { config }) => canFavourite(car, config) },
  ],
  compare: [
    { needs: 'cars to be compared', setting: '/favourites/compare', holds: (_car, { config }) => config.favourites.compare },
    {
      needs: 'a car of the kind that can be compared',
      setting: '/favourites/showFor',
      holds: (car, { config }) => canCompare(car, config),
    },
  ],
  custom: [
    { needs: 'a link to go to', setting: '/vdp/customButtonHref', holds: (_car, { config }) => config.vdp.customButtonHref !== '' },
    { needs: 'words of its own', holds: (_car, _context, label) => label.trim() !== '' },
  ],
  details: [{ needs: 'to stand on a card', holds: (_car, { place }) => place === 'card' }],
}
