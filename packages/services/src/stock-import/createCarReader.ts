import type { NewCar } from '@forecourt/data/stock/insertCars'
import type { PublishedDetails } from '@forecourt/data/stock-feeds/publishedDetails'
import type { FieldValue } from '@forecourt/rules/car/CarAttribute'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import type { CarPrices, ItemType, PriceType, SimpleFuel } from '@forecourt/rules/entities/Car'
import { type CarColumns, carColumnIds } from '@forecourt/rules/entities/generated/carValues'
import { shownPrice, toCarPrices } from '@forecourt/rules/pricing/shownPrice'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { unknownArrival } from '@forecourt/rules/stock/arrival'
import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { type Fuel, fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { memoised } from '@forecourt/schema/memoised'
import type { ColumnValues, LineValues } from './ColumnValues'
import { type FieldColumn, fieldColumns } from './fieldColumns'
import { matchPlace } from './matchPlace'
import type { PriceCountry } from './parsePrice'

/** Limit of cached distinct texts. */
const most = 1_000

export interface StockFileContext {
  readonly dealershipId: string
  /** Default location for cars without a known one. */
  readonly locationId: string
  /** All locations with the names that a file may use. */
  readonly places?: readonly {
    readonly locationId: string
    readonly called: readonly string[]
  }[]
  /** What the dealer publishes about itself, which may be in comments. */
  readonly own?: PublishedDetails
  /** Country of the dealer, which sets the currency; Australia by default. */
  readonly country?: PriceCountry
  /** Price type if neither the cell nor another column gives one; without it such a price is left out. */
  readonly priceType?: PriceType
  /** Time of the import, ISO in UTC. */
  readonly now: string
  /** Whether cars without an arrival date arrived now. False for the first file, whose cars may be old stock. */
  readonly cameNow?: boolean
  /** Generates the id of a new car. */
  readonly newId: () => string
}

const noColumns = Object.fromEntries(carColumnIds.map((id) => [id, null]))

const simpleFuels: Partial<Record<Fuel, SimpleFuel>> = { plugIn: 'PHEV', hybrid: 'Hybrid', electric: 'Electric' }

/** An invalid or future arrival date counts as unknown; only a car without one arrived with this file. */
const createArrivals = ({ now, cameNow = false }: StockFileContext) => {
  const unknown = unknownArrival(now)
  return (arrived: string | undefined, isWritten: boolean): string => {
    const timestamp = arrived === undefined ? null : `${arrived}T00:00:00.000Z`
    if (timestamp !== null && timestamp <= now) return timestamp
    return cameNow && !isWritten ? now : unknown
  }
}

/** Stored form of a value: for a text field with a vocabulary, the title. */
const toStored = ({ field, column: { read } }: FieldColumn, value: FieldValue): FieldValue =>
  field.kind === 'text' && read.as === 'vocabulary' ? read.vocabulary.title(value) : value

const fieldsByColumn: ReadonlyMap<string, FieldColumn> = new Map(fieldColumns.map((column) => [column.name, column]))

type Groups = Pick<NewCar, 'variant' | 'specifications' | 'disclosure'>

/**
 * Fields of a car: those with a database column, null if the row has no value, and the optional ones, omitted if unknown or not applicable
 * to the item type. A row has values for few of all columns, so these are followed, not the fields.
 */
const fieldsOf = (values: LineValues, itemType: ItemType): CarColumns & Groups => {
  const columns: { [id: string]: FieldValue | null } = { ...noColumns }
  const groups: { readonly [Group in keyof Groups]: { [id: string]: FieldValue } } = { variant: {}, specifications: {}, disclosure: {} }
  for (const name in values) {
    const column = fieldsByColumn.get(name)
    if (column === undefined) continue
    const value = values[column.name]
    if (value === undefined) continue
    const { storedIn: place, id, only = itemType } = column.field
    if (place === 'ownColumn') columns[id] = toStored(column, value)
    else if (only === itemType) groups[place][id] = toStored(column, value)
  }
  return { ...(columns as unknown as CarColumns), ...(groups as Groups) }
}

/**
 * Prices of a row. The price type comes from the cell, then from its column, then from the feed. The price before a reduction has the
 * type of the price it is compared with: drive away if known.
 */
const pricesOf = (values: LineValues, otherwise: PriceType | null): CarPrices => {
  const kind = values.price?.priceType ?? values.priceType ?? otherwise
  const priceOfKind = kind === null ? null : (values.price?.cents ?? null)
  const named = toCarPrices({ priceCents: priceOfKind, priceType: kind ?? 'egc', beforePriceCents: null })
  const driveAwayCents = values.driveAwayPrice?.cents ?? named.driveAwayCents
  const egcCents = values.egcPrice?.cents ?? named.egcCents
  const { priceType, priceCents } = shownPrice({ driveAwayCents, egcCents, driveAwayBeforeCents: null, egcBeforeCents: null }, 'driveAway')
  const was = values.wasPrice?.cents ?? null
  const before = was === null || priceCents === null || was <= priceCents ? null : was
  const { driveAwayBeforeCents, egcBeforeCents } = toCarPrices({ priceCents: null, priceType, beforePriceCents: before })
  return { driveAwayCents, driveAwayBeforeCents, egcCents, egcBeforeCents }
}

/** Text of a transmission: the file's own if it is readable, else gears and type. */
const transmissionText = ({ value, text }: ColumnValues['transmission']): string => {
  const isReadable = text !== text.toUpperCase() && /manual|automatic|transmission|clutch/i.test(text)
  const gears = /(?:^|\s)(?:at?|mt?|dsg|dct)?([4-9]|10)\s?-?(?=s|m|a|$)/i.exec(text)?.[1]
  return isReadable ? text : gears ? `${gears}-Speed ${value}` : value
}

/** Converts rows to cars without pictures (ENT-01). Missing or invalid values are empty. */
export const createCarReader = (context: StockFileContext): ((values: LineValues, isArrivalWritten: boolean) => NewCar) => {
  const { dealershipId, locationId, places = [], priceType = null, now, newId } = context
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
      ...fieldsOf(values, itemType),
      vin: values.vin ?? null,
      make,
      makeSlug: slugOf(make),
      model,
      modelSlug: slugOf(model),
      badge,
      year,
      // A new car without a type is not added, and an existing one keeps its type.
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
