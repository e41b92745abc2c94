import type { NewCar } from '@forecourt/data/stock/insertCars'
import type { FieldValue } from '@forecourt/rules/car/CarField'
import { carTitle } from '@forecourt/rules/car/words/carTitle'
import type { CarPrices, ItemType, PriceType, SimpleFuel } from '@forecourt/rules/entities/Car'
import { type CarColumns, carColumnIds } from '@forecourt/rules/entities/generated/carValues'
import { shownPrice, toCarPrices } from '@forecourt/rules/pricing/shownPrice'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { type Fuel, fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { memoised } from '@forecourt/schema/memoised'
import type { ColumnValues, LineValues } from './ColumnValues'
import { type FieldColumn, fieldColumns } from './fieldColumns'
import { matchPlace } from './matchPlace'
import type { PriceCountry } from './parsePrice'

/** Different texts of a file whose results are held. */
const most = 1_000

export interface StockFileContext {
  readonly dealershipId: string
  /** The location of cars for which the file names none, or none that is known. */
  readonly locationId: string
  /** Every location with what a file may call it. */
  readonly places?: readonly { readonly locationId: string; readonly called: readonly string[] }[]
  /** The dealer's country, whose dollars its prices are in; Australia unless given. */
  readonly country?: PriceCountry
  /** What a price includes where neither its cell nor another column says. */
  readonly priceType?: PriceType
  /** The instant of the import, ISO in UTC. */
  readonly now: string
  /** Whether a car without an arrival date arrived now, as in every file but the first, whose cars may have been in stock for long. */
  readonly cameNow?: boolean
  /** Makes an id for a new car. */
  readonly newId: () => string
}

const noColumns = Object.fromEntries(carColumnIds.map((id) => [id, null]))

const simpleFuels: Partial<Record<Fuel, SimpleFuel>> = { plugIn: 'PHEV', hybrid: 'Hybrid', electric: 'Electric' }

/** Days a car counts as having been in stock when its arrival is not known: it must not be advertised as just arrived. */
const daysUnknown = 30
const dayMs = 86_400_000

/** An arrival that is written and not understood, or that is still to come, is unknown; only a car without any came with this file. */
const createArrivals = ({ now, cameNow = false }: StockFileContext) => {
  const unknown = new Date(Date.parse(now) - daysUnknown * dayMs).toISOString()
  return (arrived: string | undefined, isWritten: boolean): string => {
    const said = arrived === undefined ? null : `${arrived}T00:00:00.000Z`
    if (said !== null && said <= now) return said
    return cameNow && !isWritten ? now : unknown
  }
}

/** What is stored of a value: of words whose field is a text, their title. */
const toStored = ({ field, column: { read } }: FieldColumn, value: FieldValue): FieldValue =>
  field.kind === 'text' && read.as === 'words' ? read.vocabulary.title(value) : value

const columnFields = fieldColumns.filter(({ field }) => field.in === 'column')
const groupFields = fieldColumns.filter(({ field }) => field.in !== 'column')

/** Attributes with a column of their own; null for what the line doesn't say. */
const columnsOf = (values: LineValues): CarColumns => {
  const columns: { [id: string]: FieldValue | null } = { ...noColumns }
  for (const column of columnFields) {
    const value = values[column.name]
    if (value !== undefined) columns[column.field.id] = toStored(column, value)
  }
  return columns as unknown as CarColumns
}

type Groups = Pick<NewCar, 'variant' | 'specifications' | 'disclosure'>

/** Attributes that are left out where they aren't known, or can't be of the kind of vehicle. */
const groupsOf = (values: LineValues, itemType: ItemType): Groups => {
  const groups: { readonly [Group in keyof Groups]: { [id: string]: FieldValue } } = { variant: {}, specifications: {}, disclosure: {} }
  for (const column of groupFields) {
    const { in: place, id, only = itemType } = column.field
    const value = values[column.name]
    if (place !== 'column' && value !== undefined && only === itemType) groups[place][id] = toStored(column, value)
  }
  return groups as Groups
}

/**
 * The prices a line names. What one includes is said by its own cell, then by the column of price types, then by the feed. A price
 * before a reduction goes with the price it is compared with: the drive away price where that is known.
 */
const pricesOf = (values: LineValues, otherwise: PriceType): CarPrices => {
  const kind = values.price?.priceType ?? values.priceType ?? otherwise
  const named = toCarPrices({ priceCents: values.price?.cents ?? null, priceType: kind, beforePriceCents: null })
  const driveAwayCents = values.driveAwayPrice?.cents ?? named.driveAwayCents
  const egcCents = values.egcPrice?.cents ?? named.egcCents
  const { priceType, priceCents } = shownPrice({ driveAwayCents, egcCents, driveAwayBeforeCents: null, egcBeforeCents: null }, 'driveAway')
  const was = values.wasPrice?.cents ?? null
  const before = was === null || priceCents === null || was <= priceCents ? null : was
  const { driveAwayBeforeCents, egcBeforeCents } = toCarPrices({ priceCents: null, priceType, beforePriceCents: before })
  return { driveAwayCents, driveAwayBeforeCents, egcCents, egcBeforeCents }
}

/** A gearbox as pages show it: in the file's own words where they are written to be read, otherwise as its gears and kind. */
const transmissionText = ({ value, text }: ColumnValues['transmission']): string => {
  const isReadable = text !== text.toUpperCase() && /manual|automatic|transmission|clutch/i.test(text)
  const gears = /(?:^|\s)(?:at?|mt?|dsg|dct)?([4-9]|10)\s?-?(?=s|m|a|$)/i.exec(text)?.[1]
  return isReadable ? text : gears ? `${gears}-Speed ${value}` : value
}

/**
 * Reads the lines of a file as cars in stock, without pictures (ENT-01). What a line does not say, or what is not understood in it, is
 * empty.
 */
export const createCarReader = (context: StockFileContext): ((values: LineValues, isArrivalWritten: boolean) => NewCar) => {
  const { dealershipId, locationId, places = [], priceType = 'egc', now, newId } = context
  const arrivalOf = createArrivals(context)
  const [slugOf, placeOf] = [memoised(toSlug, most), memoised((text: string) => matchPlace(text, places), most)]
  return (values, isArrivalWritten) => {
    const { make = '', model = '', stockNumber = '', year = 0, badge = null, itemType = 'car', fuel, transmission } = values
    const name = carTitle({ year, make, model, badge })
    const status = values.status === 'reserved' ? 'in_stock' : (values.status ?? 'in_stock')
    return {
      id: newId(),
      slug: toSlug(`${name} ${stockNumber}`),
      name,
      stockNumber,
      ...columnsOf(values),
      vin: values.vin ?? null,
      make,
      makeSlug: slugOf(make),
      model,
      modelSlug: slugOf(model),
      badge,
      year,
      // A car without a type is not added as a new one, and one in stock keeps the type it has.
      carType: values.carType ?? 'used',
      itemType,
      status,
      reserved: values.status === 'reserved',
      certified: values.certified ?? false,
      preorder: false,
      tag: null,
      ...pricesOf(values, priceType),
      subscriptionPriceCents: null,
      km: values.km === undefined ? null : Math.round(values.km.distance),
      fuel: fuel === undefined ? null : fuels.title(fuel),
      simpleFuel: (fuel && simpleFuels[fuel]) ?? null,
      body: values.body ?? null,
      simpleBody: values.body === undefined ? null : bodies.title(values.body),
      transmission: transmission === undefined ? null : transmissionText(transmission),
      simpleTransmission: transmission?.value ?? null,
      views: 0,
      customRank: 0,
      showOnDealerWebsite: values.website ?? true,
      createdAt: arrivalOf(values.arrived, isArrivalWritten),
      soldAt: status === 'sold' ? now : null,
      dealerComments: values.comments?.replace(/\r?\n+/g, '|') ?? null,
      images: [],
      standardEquipment: values.features ?? [],
      videos: values.videos ?? [],
      ...groupsOf(values, itemType),
      financeLenders: {},
      marketPrices: {},
      financeQuote: null,
      historyFileKey: null,
      paymentProcessors: [],
      dealershipId,
      locationId: placeOf(values.location ?? '') ?? locationId,
    }
  }
}
