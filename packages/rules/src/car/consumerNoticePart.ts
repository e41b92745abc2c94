import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { momentInZone } from '../dates/momentInZone'
import type { Car } from '../entities/Car'
import { hasPrice, isInStock } from '../entities/isInStock'
import type { Location } from '../entities/Location'
import { formatDate } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import { groupThousands } from '../format/groupThousands'
import { carFacts } from '../parts/carFacts'
import { type Part, shows } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { carOrigin, carOrigins } from './carOrigin'
import type { CarFact } from './facts/CarFact'
import { formatEngineSize } from './facts/formatMeasure'
import { fuelText } from './facts/keyFacts'
import { makeAndModel, modelAndBadge } from './texts/carTitle'
import { odometerText } from './texts/odometerText'
import { regoText, wofText } from './texts/regoText'

/** Buyers' rights in New Zealand, shown below each Consumer Information Notice (CFG-02). */
export const noticeRights =
  'The signed notice is displayed with the vehicle. Ask for a copy. You’ll sign for it when you buy. The Consumer Guarantees Act and the Fair Trading Act protect you, and a dispute can go to the Motor Vehicle Disputes Tribunal.'

interface NoticeContext {
  readonly car: Pick<Car, 'carType' | 'itemType' | 'status'>
  readonly config: Pick<ResolvedConfig, 'identity' | 'vdp'>
}

/**
 * The Consumer Information Notice on a car's page: for used or demonstration motor vehicles on New Zealand sites that show notices
 * (CFG-02). New Zealand counts demonstrators as used.
 */
export const consumerNoticePart: Part<NoticeContext> = {
  id: 'section-consumer-notice',
  title: 'Consumer Information Notice',
  requirement: 'CFG-02',
  elementSetting: '/vdp/showConsumerNotice',
  needs: [
    {
      holds: ({ config }) => isInNewZealand(config.identity),
      title: 'New Zealand',
      yes: 'The site is in New Zealand.',
      no: 'Only sites in New Zealand show one.',
      settings: ['/identity/country'],
    },
    isOn('/vdp/showConsumerNotice'),
    {
      holds: ({ car }) => car.carType !== 'new' && car.itemType !== 'caravan' && isInStock(car),
      title: 'A used vehicle',
      yes: 'The vehicle is used, has a motor and is for sale.',
      no: 'The vehicle is new, has no motor or has left.',
      fields: carFacts('carType', 'status'),
    },
  ],
}

const unknown = 'Not recorded. Please ask us'

const odometerStatus = {
  accurate: 'believed to be accurate',
  inaccurate: 'known to be inaccurate',
  unknown: 'not known to be accurate',
} as const

const odometer = (car: Car): string | null => {
  const { odometer: status } = car.disclosure
  if (status && status !== 'accurate') return `The odometer is ${odometerStatus[status]}. Please ask us`
  const reading = odometerText(car)
  if (reading === null) return null
  return status ? `${reading}, ${odometerStatus[status]}` : `${reading}. Ask us whether it’s accurate`
}

/** Whether the vehicle's licence has expired; a price with on-road costs then includes a new one, without which it can't be driven away. */
const isLicenceExpired = ({ regoExpiry }: Pick<Car, 'regoExpiry'>, { timeZone }: ResolvedConfig['identity'], now: string): boolean =>
  Boolean(regoExpiry && formatDate(regoExpiry)) && (regoExpiry ?? '') < momentInZone(now, timeZone).date

const price = (car: Car, config: Pick<ResolvedConfig, 'identity'>, now: string): string | null => {
  if (!hasPrice(car)) return null
  const text = formatMoney(car.priceCents)
  if (car.priceType !== 'driveAway') return `${text} with GST. Registration and licensing are not included`
  return isLicenceExpired(car, config.identity, now)
    ? `${text} including GST, on-road costs and a new licence`
    : `${text} including GST and on-road costs`
}

const imported = (car: Car): string | null => {
  const origin = carOrigin(car)
  if (origin === null) return null
  return origin === carOrigins.imported ? `Yes, used, from ${car.disclosure.importedFrom}` : 'No, new in New Zealand'
}

/** The cc rating as recorded; litres don't give it exactly, so it's then stated as not recorded. Null for vehicles without an engine. */
const engineCapacity = ({ itemType, engineSizeLitres, simpleFuel, variant }: Car): string | null => {
  const cc = variant.engineSize ?? (itemType === 'motorcycle' && engineSizeLitres ? Math.round(engineSizeLitres * 1000) : 0)
  if (cc > 0) return `${groupThousands(cc)} cc`
  if (simpleFuel === 'Electric') return 'None, electric motor'
  const litres = formatEngineSize(engineSizeLitres, itemType)
  return litres && `${litres}. Ask us for the cc rating`
}

/**
 * Stars and yearly cost of the vehicle's energy and emissions label, where they're recorded. The label is no part of the notice, so it may
 * be missing.
 */
const energyLabel = ({ economyStars, emissionsStars, energyCost }: Car['disclosure']): string | null => {
  const parts = [
    economyStars && `fuel economy ${economyStars} of 6 stars`,
    emissionsStars && `CO2 emissions ${emissionsStars} of 6 stars`,
    energyCost && `running cost ${formatMoney(energyCost * 100)} a year`,
  ]
  const text = parts.filter(Boolean).join(', ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : null
}

const yesNo = (value: boolean | undefined, yes: string, no: string): string | null => (value === undefined ? null : value ? yes : no)

/** Diesels, electric cars and plug-in hybrids pay road user charges. */
const paysByKilometre = ({ fuel, simpleFuel }: Pick<Car, 'fuel' | 'simpleFuel'>): boolean =>
  simpleFuel === 'Electric' || simpleFuel === 'PHEV' || /diesel/i.test(fuel ?? '')

type NoticeSettings = Pick<ResolvedConfig, 'identity' | 'rego' | 'vdp'>

/**
 * Lists the facts of New Zealand's Consumer Information Notice for a used vehicle (Consumer Information Standards (Used Motor Vehicles)
 * Regulations 2008) in the order of the form: seller, vehicle, price, history. States missing facts as not recorded instead of omitting
 * them. Null if the car needs no notice (CFG-02).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const consumerNotice = (car: Car, location: Location | null, config: NoticeSettings, now: string): CarFact[] | null => {
  if (!shows(consumerNoticePart, { car, config })) return null
  const { identity, rego } = config
  const { disclosure } = car
  const label = energyLabel(disclosure)
  const facts: (readonly [label: string, value: string | null])[] = [
    ['Trader', identity.name],
    ['Registration as a trader', identity.licence || null],
    ['Address', location ? `${location.address.street}, ${location.address.city} ${location.address.postcode}` : null],
    ['Vehicle', car.name],
    ['Registration plate', car.regoPlate],
    ['VIN or chassis number', car.vin],
    ['Make and model', makeAndModel(car.make, modelAndBadge(car.model, car.badge))],
    ['Model year', String(car.year)],
    ['Engine capacity', engineCapacity(car)],
    ['Fuel', fuelText(car) || null],
    ['Odometer', odometer(car)],
    ['Cash price', price(car, config, now)],
    ['Warrant of fitness', wofText(car, config, now)],
    ['Vehicle licence', regoText(car, { identity, rego: { ...rego, showExpiry: true, showUnregistered: true } }, now)],
    ...(paysByKilometre(car)
      ? [['Road user charges', disclosure.rucPaidToKm ? `Paid to ${groupThousands(disclosure.rucPaidToKm)} km` : null] as const]
      : []),
    ['First registered in New Zealand', disclosure.firstRegisteredHere ? String(disclosure.firstRegisteredHere) : null],
    ['Imported used', imported(car)],
    ...(disclosure.importedFrom
      ? [
          ['First registered overseas', disclosure.firstRegisteredThere ? String(disclosure.firstRegisteredThere) : null] as const,
          ['Recorded as damaged when imported', yesNo(disclosure.damagedAtImport, 'Yes', 'No')] as const,
        ]
      : []),
    ['Security interest', yesNo(disclosure.securityInterest, 'One is registered. Ask us how it will be settled', 'None registered')],
  ]
  if (label) facts.push(['Energy label', label])
  return facts.map(([label, value]) => ({ label, value: value ?? unknown }))
}
