import type { NewCar } from '@forecourt/data/stock/insertCars'
import { carTitle } from '@forecourt/rules/car/words/carTitle'
import { bodyTypes, type CarPrices, type CarType, type ItemType, type PriceType } from '@forecourt/rules/entities/Car'
import type { OdometerStatus } from '@forecourt/rules/entities/CarDisclosure'
import { mostVideos, parseVideo } from '@forecourt/rules/entities/parseVideo'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { toCarPrices } from '@forecourt/rules/pricing/toCarPrices'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { matchPlace } from './matchPlace'
import { parseDay } from './parseDay'
import { statusMeant } from './statusMeant'
import type { ImportColumn } from './stockColumns'

/** Text of each column a line has. */
export type StockLine = Partial<Record<ImportColumn, string>>

export interface StockFileContext {
  readonly dealershipId: string
  /** Where cars stand of which the file says nothing, or nothing that is known. */
  readonly locationId: string
  /** Every location with what a file may call it. */
  readonly places?: readonly { readonly locationId: string; readonly called: readonly string[] }[]
  /** Whether a price includes government charges where the file doesn't say. */
  readonly priceType?: PriceType
  /** The instant of the import, ISO in UTC. */
  readonly now: string
  /** Whether a car of which the file says no arrival came now, as in every file but the first: its cars may have stood there for long. */
  readonly cameNow?: boolean
  /** Makes an id for a new car. */
  readonly newId: () => string
}

/** A number as spreadsheets write it; null for anything else. */
export const numberIn = (text: string | undefined): number | null => {
  const digits = (text ?? '').replace(/[$\s]|km$/gi, '')
  // A comma parts thousands here: where it doesn't, nobody knows what it parts.
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : null
}

/** What new, used and demo are called. */
export const carTypes: Readonly<Record<string, CarType>> = { new: 'new', used: 'used', demo: 'demo', demonstrator: 'demo' }
/** What kinds of vehicle are called. */
export const itemTypes: Readonly<Record<string, ItemType>> = {
  car: 'car',
  motorcycle: 'motorcycle',
  motorbike: 'motorcycle',
  bike: 'motorcycle',
  caravan: 'caravan',
  van: 'caravan',
  'camper trailer': 'caravan',
}

/** What a licence column says of a motorcycle learners may ride, and of one they may not. */
export const licences: Readonly<Record<string, 'learner' | 'full'>> = {
  lams: 'learner',
  learner: 'learner',
  'learner approved': 'learner',
  yes: 'learner',
  full: 'full',
  open: 'full',
  no: 'full',
}

/** A number with its unit, which may stand beside it. */
export const measureIn = (text: string | undefined): number | null => numberIn(text?.replace(/\s*(km|kwh|kg|ft|feet|cc|')\s*$/i, ''))

const known = <Value>(name: string, value: Value | null | undefined): { readonly [field: string]: Value } =>
  value === null || value === undefined ? {} : { [name]: value }

const bodies = new Map<string, (typeof bodyTypes)[number]>(bodyTypes.map((body) => [body.toLowerCase(), body]))

/** An engine's size: '2.0', '2 L', or '649 cc', as motorcycles have it. */
export const litresIn = (text: string | undefined): number | null => {
  const size = numberIn(text?.replace(/\s*(l(itres?)?|cc)$/i, ''))
  // No engine has as many litres as the smallest has cubic centimetres.
  return size !== null && size >= 40 ? size / 1000 : size
}

const fuelOf = (fuel: string | undefined): NewCar['simpleFuel'] => {
  const text = (fuel ?? '').toLowerCase()
  if (/plug-?in|phev/.test(text)) return 'PHEV'
  if (/hybrid/.test(text)) return 'Hybrid'
  return /electric|\bev\b/.test(text) ? 'Electric' : null
}

/** Days a car of a first file counts as having stood there when that doesn't say: nothing may call a yard full of cars just arrived. */
const daysUnsaid = 30

const arrivalOf = (line: StockLine, { now, cameNow = false }: Pick<StockFileContext, 'now' | 'cameNow'>): string => {
  const day = parseDay(line.arrived ?? '')
  const said = day === null ? null : `${day}T00:00:00.000Z`
  if (said !== null && said <= now) return said
  return cameNow ? now : new Date(Date.parse(now) - daysUnsaid * 86_400_000).toISOString()
}

/** What an odometer column says of its reading. */
export const odometerStatuses: Readonly<Record<string, OdometerStatus>> = {
  accurate: 'accurate',
  yes: 'accurate',
  ok: 'accurate',
  inaccurate: 'inaccurate',
  no: 'inaccurate',
  unknown: 'unknown',
  'not known': 'unknown',
}

/** Yes and no as spreadsheets write them. */
export const answers: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, '1': true },
  ...{ no: false, n: false, false: false, none: false, '0': false },
}

/** What the law of New Zealand wants said of a used vehicle, as far as the file knows it. */
const disclosureOf = (line: StockLine): NewCar['disclosure'] => ({
  ...known('wofExpiry', parseDay(line.wofExpiry ?? '')),
  ...known('odometer', odometerStatuses[(line.odometerStatus ?? '').toLowerCase()]),
  ...known('firstRegisteredHere', numberIn(line.firstRegistered)),
  ...known('importedFrom', line.importedFrom || null),
  ...known('firstRegisteredThere', numberIn(line.firstRegisteredOverseas)),
  ...known('damagedAtImport', answers[(line.damagedImport ?? '').toLowerCase()]),
  ...known('securityInterest', answers[(line.securityInterest ?? '').toLowerCase()]),
  ...known('rucPaidToKm', measureIn(line.rucPaidTo)),
})

/** Features as lists in one cell part them: by a semicolon, a bar or a line; by commas where nothing else does. */
const featuresIn = (text: string | undefined): string[] => {
  const parts = (text ?? '').split(/[;|\n]/)
  return (parts.length > 1 ? parts : (text ?? '').split(','))
    .map((part) => part.trim().slice(0, 120))
    .filter((part) => part !== '')
    .slice(0, 100)
}

/** Addresses as lists in one cell part them. */
export const splitVideos = (text: string | undefined): string[] => (text ?? '').split(/[\s;|,]+/).filter((part) => part !== '')

const videosIn = (text: string | undefined): string[] =>
  [...new Set(splitVideos(text).flatMap((part) => parseVideo(part)?.address ?? []))].slice(0, mostVideos)

const centsIn = (text: string | undefined): number | null => {
  const dollars = numberIn(text)
  return dollars === null ? null : Math.round(dollars * 100)
}

/**
 * The prices a line names: those in columns that say what they include, and one in a column that doesn't where its own kind is not known.
 * What it was before goes with the one it is compared with: drive-away where that is known.
 */
const pricesIn = (line: StockLine, otherwise: PriceType): CarPrices => {
  const kind = line.priceType ? (/drive|\bdap?\b/i.test(line.priceType) ? 'driveAway' : 'egc') : otherwise
  const named = toCarPrices({ priceCents: centsIn(line.price), priceType: kind, beforePriceCents: null })
  const driveAwayCents = centsIn(line.driveAwayPrice) ?? named.driveAwayCents
  const egcCents = centsIn(line.egcPrice) ?? named.egcCents
  const { priceType, priceCents } = shownPrice({ driveAwayCents, egcCents, driveAwayBeforeCents: null, egcBeforeCents: null }, 'driveAway')
  const was = centsIn(line.wasPrice)
  const before = was === null || (priceCents !== null && was <= priceCents) ? null : was
  const { driveAwayBeforeCents, egcBeforeCents } = toCarPrices({ priceCents: null, priceType, beforePriceCents: before })
  return { driveAwayCents, driveAwayBeforeCents, egcCents, egcBeforeCents }
}

/** A line without mistakes as a car in stock, without pictures (ENT-01). */
export const parseCarLine = (
  line: StockLine,
  { dealershipId, locationId, places = [], priceType = 'egc', now, cameNow, newId }: StockFileContext,
): NewCar => {
  const [make = '', model = '', stockNumber = ''] = [line.make, line.model, line.stockNumber]
  const year = numberIn(line.year) ?? 0
  const badge = line.badge || null
  const name = carTitle({ year, make, model, badge })
  const prices = pricesIn(line, priceType)
  const { status, reserved } = statusMeant(line.status ?? '') ?? { status: 'in_stock', reserved: false }
  const km = numberIn(line.km)
  const itemType = itemTypes[(line.itemType ?? '').toLowerCase()] ?? 'car'
  return {
    id: newId(),
    slug: toSlug(`${name} ${stockNumber}`),
    name,
    stockNumber,
    vin: line.vin?.toUpperCase() || null,
    nvic: line.nvic || null,
    make,
    makeSlug: toSlug(make),
    model,
    modelSlug: toSlug(model),
    badge,
    series: line.series || null,
    year,
    colour: line.colour || null,
    interiorColour: line.interiorColour || null,
    carType: carTypes[(line.carType ?? '').toLowerCase()] ?? 'used',
    itemType,
    status,
    reserved,
    certified: answers[(line.certified ?? '').toLowerCase()] ?? false,
    preorder: false,
    tag: null,
    ...prices,
    subscriptionPriceCents: null,
    km: km === null ? null : Math.round(km),
    buildDate: parseDay(line.buildDate ?? ''),
    complianceDate: parseDay(line.complianceDate ?? ''),
    regoExpiry: parseDay(line.regoExpiry ?? ''),
    regoPlate: line.rego || null,
    seats: numberIn(line.seats),
    doors: numberIn(line.doors),
    drive: line.drive || null,
    fuel: line.fuel || null,
    simpleFuel: fuelOf(line.fuel),
    body: bodies.get((line.body ?? '').toLowerCase().replace(/[\s-]/g, '')) ?? null,
    simpleBody: line.body || null,
    transmission: line.transmission || null,
    simpleTransmission: line.transmission ? (/^man/i.test(line.transmission) ? 'Manual' : 'Automatic') : null,
    engineSizeLitres: litresIn(line.engine),
    cylinders: numberIn(line.cylinders),
    views: 0,
    customRank: 0,
    showOnDealerWebsite: answers[(line.website ?? '').toLowerCase()] ?? true,
    createdAt: arrivalOf(line, { now, cameNow }),
    soldAt: status === 'sold' ? now : null,
    dealerComments: line.comments?.replace(/\r?\n+/g, '|') || null,
    images: [],
    standardEquipment: featuresIn(line.features),
    videos: videosIn(line.videos),
    variant: {
      ...known('rangeKm', measureIn(line.range)),
      ...known('batteryKwh', measureIn(line.battery)),
      ...known('licence', itemType === 'motorcycle' ? licences[(line.licence ?? '').toLowerCase()] : null),
    },
    specifications:
      itemType === 'caravan'
        ? {
            ...known('sleeps', measureIn(line.sleeps)),
            ...known('bodyLength', measureIn(line.length)),
            ...known('tareWeight', measureIn(line.tare)),
            ...known('aggregateTrailerMass', measureIn(line.atm)),
            ...known('layout', line.layout || null),
          }
        : {},
    disclosure: disclosureOf(line),
    financeLenders: {},
    marketPrices: {},
    financeQuote: null,
    historyFileKey: null,
    paymentProcessors: [],
    dealershipId,
    locationId: matchPlace(line.location ?? '', places) ?? locationId,
  }
}
