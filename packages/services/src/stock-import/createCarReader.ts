import type { NewCar } from '@forecourt/data/stock/insertCars'
import { carTitle } from '@forecourt/rules/car/words/carTitle'
import type { CarPrices, PriceType, SimpleFuel } from '@forecourt/rules/entities/Car'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { toCarPrices } from '@forecourt/rules/pricing/toCarPrices'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { type Fuel, fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { memoised } from '@forecourt/schema/memoised'
import type { ColumnValues, LineValues } from './ColumnValues'
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

const known = <Value>(name: string, value: Value | null | undefined): { readonly [field: string]: Value } =>
  value === null || value === undefined ? {} : { [name]: value }

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

/** What the law of New Zealand requires to be said of a used vehicle, as far as the file knows it (CFG-02). */
const disclosureOf = (values: LineValues): NewCar['disclosure'] => ({
  ...known('wofExpiry', values.wofExpiry),
  ...known('odometer', values.odometerStatus),
  ...known('firstRegisteredHere', values.firstRegistered),
  ...known('importedFrom', values.importedFrom),
  ...known('firstRegisteredThere', values.firstRegisteredOverseas),
  ...known('damagedAtImport', values.damagedImport),
  ...known('securityInterest', values.securityInterest),
  ...known('rucPaidToKm', values.rucPaidTo),
})

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
      vin: values.vin ?? null,
      nvic: values.nvic ?? null,
      make,
      makeSlug: slugOf(make),
      model,
      modelSlug: slugOf(model),
      badge,
      series: values.series ?? null,
      year,
      colour: values.colour ?? null,
      interiorColour: values.interiorColour ?? null,
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
      buildDate: values.buildDate ?? null,
      complianceDate: values.complianceDate ?? null,
      regoExpiry: values.regoExpiry ?? null,
      regoPlate: values.rego ?? null,
      seats: values.seats ?? null,
      doors: values.doors ?? null,
      drive: values.drive === undefined ? null : drives.title(values.drive),
      fuel: fuel === undefined ? null : fuels.title(fuel),
      simpleFuel: (fuel && simpleFuels[fuel]) ?? null,
      body: values.body ?? null,
      simpleBody: values.body === undefined ? null : bodies.title(values.body),
      transmission: transmission === undefined ? null : transmissionText(transmission),
      simpleTransmission: transmission?.value ?? null,
      engineSizeLitres: values.engine ?? null,
      cylinders: values.cylinders ?? null,
      views: 0,
      customRank: 0,
      showOnDealerWebsite: values.website ?? true,
      createdAt: arrivalOf(values.arrived, isArrivalWritten),
      soldAt: status === 'sold' ? now : null,
      dealerComments: values.comments?.replace(/\r?\n+/g, '|') ?? null,
      images: [],
      standardEquipment: values.features ?? [],
      videos: values.videos ?? [],
      variant: {
        ...known('rangeKm', values.range),
        ...known('batteryKwh', values.battery),
        ...known('licence', itemType === 'motorcycle' ? values.licence : null),
      },
      specifications:
        itemType === 'caravan'
          ? {
              ...known('sleeps', values.sleeps),
              ...known('bodyLength', values.length),
              ...known('tareWeight', values.tare),
              ...known('aggregateTrailerMass', values.atm),
              ...known('layout', values.layout),
            }
          : {},
      disclosure: disclosureOf(values),
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
