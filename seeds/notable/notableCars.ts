import { simulatedQuote } from '@forecourt/services/quotes/createQuoteService'
import { electricFinance } from '../sites/electric-subscriptions/electricFinance'
import { voice as saltbushVoice } from '../sites/used-independent/voice'
import { advertisedLoan } from '../stock/lenderFigures'
import { subscriptionPriceCents } from '../stock/subscriptionPriceCents'
import { loanCents } from '../stock/withBothPrices'
import { longComments } from './longComments'
import type { NotableCar } from './NotableCar'

const saltbush = { host: 'saltbush.localhost', yard: 'granville-yard' }
const karri = { host: 'karri-coast-toyota.localhost', yard: 'bunbury' }
const meridian = { host: 'meridian.localhost', yard: 'werribee' }
const mazda = { host: 'geelong-mazda.localhost', yard: 'geelong' }
const kauri = { host: 'kauri.localhost', yard: 'hamilton' }
const vans = { host: 'long-paddock.localhost', yard: 'toowoomba-caravans' }
const bikes = { host: 'long-paddock.localhost', yard: 'toowoomba-motorcycles' }
const stillwater = { host: 'stillwater.localhost', yard: 'cremorne' }

const dollars = (amount: number) => amount * 100
const day = 86_400_000
const date = (now: number, days: number) => new Date(now + days * day).toISOString().slice(0, 10)

const soldComments = (name: string) => saltbushVoice.sold.replaceAll('{title}', name)

/** A car for every state of a car page, by state. */
export const notableCars = {
  // Prices and market comparison (CAR-14 to CAR-20, VDP-26).
  belowMarket: {
    ...saltbush,
    slug: 'mazda-cx-5-mk201',
    criteria: { make: 'Mazda', model: 'CX-5' },
    change: ({ priceCents }) => ({
      priceType: 'driveAway',
      marketPrices: { stateAverageCents: (priceCents ?? 0) + dollars(1_840), nationalAverageCents: (priceCents ?? 0) + dollars(1_120) },
    }),
  },
  atMarketEdge: {
    ...saltbush,
    slug: 'toyota-corolla-mk202',
    criteria: { make: 'Toyota', model: 'Corolla' },
    change: ({ priceCents }) => ({ priceType: 'driveAway', marketPrices: { stateAverageCents: (priceCents ?? 0) + dollars(500) } }),
  },
  underMarketEdge: {
    ...saltbush,
    slug: 'hyundai-i30-mk203',
    criteria: { make: 'Hyundai', model: 'i30' },
    change: ({ priceCents }) => ({ priceType: 'driveAway', marketPrices: { stateAverageCents: (priceCents ?? 0) + dollars(499) } }),
  },
  nationalAverageOnly: {
    ...saltbush,
    slug: 'subaru-forester-mk204',
    criteria: { make: 'Subaru', model: 'Forester' },
    change: ({ priceCents }) => ({ priceType: 'driveAway', marketPrices: { nationalAverageCents: (priceCents ?? 0) + dollars(960) } }),
  },
  noMarketPrice: { ...saltbush, slug: 'mazda-mazda3-mk205', criteria: { make: 'Mazda', model: 'Mazda3' } },
  reduced: {
    ...saltbush,
    slug: 'kia-cerato-mk206',
    criteria: { make: 'Kia', model: 'Cerato' },
    change: ({ priceCents }) => ({ beforePriceCents: (priceCents ?? 0) + dollars(2_000) }),
  },
  noPrice: {
    ...saltbush,
    slug: 'ford-focus-mk207',
    criteria: { make: 'Ford', model: 'Focus' },
    change: () => ({ priceCents: null, financeLenders: {} }),
  },
  estimated: { ...saltbush, slug: 'honda-jazz-mk219', criteria: { make: 'Honda', model: 'Jazz' }, change: () => ({ financeLenders: {} }) },

  // History and specifications (VDP-09, VDP-20 to VDP-25).
  historyReport: { ...saltbush, slug: 'honda-cr-v-mk208', criteria: { make: 'Honda', model: 'CR-V' }, hasReport: true },
  longComments: {
    ...saltbush,
    slug: 'mitsubishi-triton-mk209',
    criteria: { make: 'Mitsubishi', model: 'Triton' },
    change: () => ({ dealerComments: longComments(10_000) }),
  },
  noComments: {
    ...saltbush,
    slug: 'nissan-x-trail-mk210',
    criteria: { make: 'Nissan', model: 'X-Trail' },
    change: () => ({ dealerComments: null }),
  },
  longTitle: {
    ...saltbush,
    slug: 'ford-ranger-cab-chassis-mk211',
    criteria: { make: 'Ford', model: 'Ranger Cab Chassis' },
    change: ({ year }) => ({ name: `${year} Ford Ranger Cab Chassis XL Bi-Turbo Single Cab 4x4 Tray`, drive: '4WD' }),
  },

  // Pictures (VDP-11, FAV-03).
  manyPictures: { ...saltbush, slug: 'volkswagen-golf-mk212', criteria: { make: 'Volkswagen', model: 'Golf' }, pictures: 40 },
  videos: {
    ...saltbush,
    slug: 'hyundai-tucson-mk220',
    criteria: { make: 'Hyundai', model: 'Tucson' },
    // Freely usable videos: Blender’s “Big Buck Bunny”, and Vimeo’s example.
    change: () => ({ videos: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/76979871'] }),
  },
  onePicture: { ...saltbush, slug: 'holden-astra-mk213', criteria: { make: 'Holden', model: 'Astra' }, pictures: 1 },
  noPicture: { ...saltbush, slug: 'suzuki-swift-mk214', criteria: { make: 'Suzuki', model: 'Swift' }, pictures: 0 },

  // Sale states (CAR-02 to CAR-05).
  reserved: { ...saltbush, slug: 'toyota-camry-mk215', criteria: { make: 'Toyota', model: 'Camry' }, change: () => ({ reserved: true }) },
  sold: {
    ...saltbush,
    slug: 'isuzu-d-max-mk216',
    criteria: { make: 'Isuzu', model: 'D-MAX' },
    change: ({ name }, now) => ({ status: 'sold', soldAt: new Date(now - day / 4).toISOString(), dealerComments: soldComments(name) }),
  },
  soldLongAgo: {
    ...saltbush,
    slug: 'mitsubishi-asx-mk217',
    criteria: { make: 'Mitsubishi', model: 'ASX' },
    change: ({ name }, now) => ({ status: 'sold', soldAt: new Date(now - 40 * day).toISOString(), dealerComments: soldComments(name) }),
  },
  withdrawn: {
    ...saltbush,
    slug: 'mazda-bt-50-mk218',
    criteria: { make: 'Mazda', model: 'BT-50' },
    change: () => ({ status: 'withdrawn' }),
  },
  comingSoon: {
    ...karri,
    slug: 'toyota-rav4-kc301',
    criteria: { make: 'Toyota', model: 'RAV4', carType: 'new' },
    change: ({ name }) => ({
      status: 'coming_soon',
      dealerComments: `On its way to Bunbury: ${name}.|Leave your number and we’ll call you when you can come and see it.`,
    }),
  },
  preorder: {
    ...karri,
    slug: 'toyota-landcruiser-prado-kc302',
    criteria: { make: 'Toyota', model: 'LandCruiser Prado', carType: 'new' },
    change: ({ name }) => ({
      preorder: true,
      // A car on order: no colour, odometer or VIN yet.
      ...{ colour: null, interiorColour: null, km: null, vin: null, buildDate: null, complianceDate: null },
      priceCents: null,
      financeLenders: {},
      dealerComments: `You can now pre-order the ${name}. Ask us for the price and expected arrival, and choose your colour.`,
    }),
  },

  // Manufacturer's dealer: certified cars, online reservation (VDP-25, CHK-02).
  certified: {
    ...karri,
    slug: 'toyota-corolla-kc303',
    criteria: { make: 'Toyota', model: 'Corolla', carType: 'used' },
    change: () => ({ certified: true }),
  },
  reservable: { ...karri, slug: 'toyota-hilux-kc304', criteria: { make: 'Toyota', model: 'HiLux', carType: 'used' } },
  notReservable: {
    ...karri,
    slug: 'toyota-yaris-kc305',
    criteria: { make: 'Toyota', model: 'Yaris', carType: 'used' },
    change: () => ({ paymentProcessors: [] }),
  },
  newCar: { ...karri, slug: 'toyota-yaris-cross-kc306', criteria: { make: 'Toyota', model: 'Yaris Cross', carType: 'new' } },
  demoCar: { ...karri, slug: 'toyota-corolla-cross-kc307', criteria: { make: 'Toyota', model: 'Corolla Cross', carType: 'demo' } },
  noFinanceMake: { ...karri, slug: 'suzuki-vitara-kc308', criteria: { make: 'Suzuki', model: 'Vitara', carType: 'used' } },

  // Dealer group: its own finance, and cars excluded from it (CAR-24).
  financeExcluded: {
    ...meridian,
    slug: 'ford-transit-mw401',
    criteria: { make: 'Ford', model: 'Transit' },
  },
  groupCar: { ...meridian, slug: 'ford-ranger-mw402', criteria: { make: 'Ford', model: 'Ranger' } },
  dealershipCar: { ...mazda, slug: 'mazda-cx-60-mg403', criteria: { make: 'Mazda', model: 'CX-60', carType: 'new' } },
  // Too few pictures for the dealership's list, but enough for the group's (CFG-12).
  onePictureOfGroup: { ...mazda, slug: 'mazda-cx-5-mg404', criteria: { make: 'Mazda', model: 'CX-5' }, pictures: 1 },

  // New Zealand (CAR-21).
  regoExpired: {
    ...kauri,
    slug: 'subaru-forester-kh501',
    criteria: { make: 'Subaru', model: 'Forester' },
    change: (_car, now) => ({ regoExpiry: date(now, -20) }),
    hasReport: true,
  },

  // Other item types than cars (CFG-06).
  caravan: { ...vans, slug: 'jayco-journey-lp601', criteria: { make: 'Jayco', model: 'Journey' } },
  motorcycle: { ...bikes, slug: 'kawasaki-z900-lp602', criteria: { make: 'Kawasaki', model: 'Z900' } },

  // Online purchase and subscription, with a stored or requested quote (CARD-09, CAR-14, CAR-30, API-10).
  storedQuote: {
    ...stillwater,
    slug: 'byd-atto-3-sw701',
    criteria: { make: 'BYD', model: 'Atto 3' },
    change: (car) => ({
      subscriptionPriceCents: null,
      financeQuote: simulatedQuote({ purchasePrice: (loanCents(car) ?? 0) / 100, loanTerm: 5 }, advertisedLoan(electricFinance)),
    }),
  },
  quotePending: {
    ...stillwater,
    slug: 'tesla-model-y-sw702',
    criteria: { make: 'Tesla', model: 'Model Y', carType: 'used' },
    change: () => ({ subscriptionPriceCents: null }),
  },
  subscription: {
    ...stillwater,
    slug: 'kia-ev6-sw703',
    criteria: { make: 'Kia', model: 'EV6' },
    change: ({ priceCents, year }, now) => ({
      subscriptionPriceCents: subscriptionPriceCents((priceCents ?? 0) / 100, new Date(now).getUTCFullYear() - year),
    }),
  },
} as const satisfies Readonly<Record<string, NotableCar>>

/**
 * States that end-to-end tests refer to.
 *
 * @internal
 */
export type NotableState = keyof typeof notableCars
