import type { Car } from '../entities/Car'
import { carStatusNames } from '../entities/carStatusNames'
import { formatMoney } from '../format/formatMoney'
import { formatOdometer } from '../format/groupThousands'
import { isArrivalKnown } from '../stock/arrival'
import type { DecidingField } from './Reason'

const types: { readonly [Type in Car['carType']]: string } = { new: 'New', used: 'Used', demo: 'Demo' }
const items: { readonly [Type in Car['itemType']]: string } = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' }

const noneText = 'None'
const yesNo = (value: boolean) => (value ? 'Yes' : 'No')
const money = (cents: number | null) => (cents === null ? noneText : formatMoney(cents))
const day = (instant: string | null) => instant?.slice(0, 10) ?? noneText
const text = (value: string | null | undefined) => value?.trim() || noneText

const fields = {
  status: ['Status', ({ status }) => carStatusNames[status]],
  reserved: ['Reserved', ({ reserved }) => yesNo(reserved)],
  preorder: ['Pre-order', ({ preorder }) => yesNo(preorder)],
  certified: ['Certified', ({ certified }) => yesNo(certified)],
  carType: ['Condition', ({ carType }) => types[carType]],
  itemType: ['Type', ({ itemType }) => items[itemType]],
  make: ['Make', ({ make }) => make],
  year: ['Year', ({ year }) => String(year)],
  km: ['Odometer', ({ km }) => (km === null ? noneText : formatOdometer(km))],
  tag: ['Dealer’s tag', ({ tag }) => text(tag)],
  simpleFuel: ['Simple fuel', ({ simpleFuel }) => text(simpleFuel)],
  priceCents: ['Price', ({ priceCents }) => money(priceCents)],
  priceType: ['What the price includes', ({ priceType }) => (priceType === 'driveAway' ? 'All charges' : 'No government charges')],
  driveAwayCents: ['Drive-away price', ({ driveAwayCents }) => money(driveAwayCents)],
  beforePriceCents: ['Price before', ({ beforePriceCents }) => money(beforePriceCents)],
  subscriptionPriceCents: ['Price per week', ({ subscriptionPriceCents }) => money(subscriptionPriceCents)],
  createdAt: ['Added', ({ createdAt }) => (isArrivalKnown(createdAt) ? day(createdAt) : 'unknown')],
  soldAt: ['Sold', ({ soldAt }) => day(soldAt)],
  regoExpiry: ['Registration ends', ({ regoExpiry }) => text(regoExpiry)],
  views: ['Views', ({ views }) => String(views)],
  images: ['Photos', ({ images }) => String(images.length)],
  historyFileKey: ['History report', ({ historyFileKey }) => (historyFileKey ? 'There is one' : noneText)],
  paymentProcessors: ['Ways to pay', ({ paymentProcessors }) => paymentProcessors.join(', ') || noneText],
  dealershipName: ['Dealership', ({ dealershipName }) => dealershipName],
  locationPhone: ['Phone of the location', ({ locationPhone }) => text(locationPhone)],
  standardEquipment: ['Features', ({ standardEquipment }) => String(standardEquipment.length)],
  videos: ['Videos', ({ videos }) => String(videos.length)],
  showOnDealerWebsite: ['Shown on dealer websites', ({ showOnDealerWebsite }) => yesNo(showOnDealerWebsite)],
} as const satisfies { readonly [Field in keyof Car]?: readonly [name: string, value: (car: Car) => string] }

export type NamedCarField = keyof typeof fields

/** Formats fields of a car for display (CAR-02, UI-19): money in dollars, days as dates, 'None' for empty. */
export const formatCarFields = <Name extends NamedCarField>(car: Pick<Car, Name>, names: readonly Name[]): DecidingField[] =>
  // The cast is safe: a formatter reads only the field of its name, and the parameters' types require that field.
  names.map((name) => ({ name: fields[name][0], value: fields[name][1](car as Car) }))
