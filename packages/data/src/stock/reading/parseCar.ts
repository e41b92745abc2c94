import type { Car, OnRoadCharge } from '@forecourt/rules/entities/Car'
import { loanFigures } from '@forecourt/rules/finance/lender/loanFigures'
import { fieldIndexes } from './carRow'

/** Above this number of distinct texts, lookups cost more than sharing saves. */
const mostTexts = 20_000
const maxLists = 20_000

/**
 * Interns lists of texts, so that equal ones are in memory once: a hundred thousand cars share some hundred features, and cars of one grade
 * often the whole list. Don't mutate the lists.
 */
export const createSharedTexts = () => {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  return (list: readonly string[]): readonly string[] => {
    const key = list.join('\n')
    const known = lists.get(key)
    if (known) return known
    const shared = list.map((text) => {
      const before = texts.get(text)
      if (before === undefined && texts.size < mostTexts) texts.set(text, text)
      return before ?? text
    })
    if (lists.size < maxLists) lists.set(key, shared)
    return shared
  }
}

/** A car with the id of its organisation, which rules and pages don't need. */
export type StockCar = Car & { readonly organisationId: string }

/** Postgres formats instants in the session's time zone; entities have UTC. */
const inUtc = (instant: string) => new Date(instant).toISOString()

const sharedTexts = createSharedTexts()

/** Charges by their JSON: the cars of a dealership share one list. */
const chargeLists = new Map<string, readonly OnRoadCharge[]>()
const maxChargeLists = 1_000

const sharedCharges = (charges: readonly OnRoadCharge[]): readonly OnRoadCharge[] | undefined => {
  if (charges.length === 0) return undefined
  const key = JSON.stringify(charges)
  const known = chargeLists.get(key) ?? charges
  if (chargeLists.size < maxChargeLists) chargeLists.set(key, known)
  return known
}

const { texts: text, wholeNumbers: whole, numbers: number, flags: flag, instants: instant } = fieldIndexes

/** Parses the JSON of `carJson`. Fields are written out for speed. */
export const parseCar = (json: string): StockCar => {
  const row = JSON.parse(json)
  const texts = row[0]
  const wholes = row[1]
  const numbers = row[2]
  const flags = row[3]
  const soldAt = row[4][instant.soldAt]
  const images = row[11]
  const charges = sharedCharges(row[17])
  const priced = {
    priceCents: wholes[whole.priceCents],
    priceType: texts[text.priceType],
    driveAwayCents: wholes[whole.driveAwayCents],
    carType: texts[text.carType],
    state: texts[text.state],
    itemType: texts[text.itemType],
    body: texts[text.body],
    simpleBody: texts[text.simpleBody],
    fuel: texts[text.fuel],
    simpleFuel: texts[text.simpleFuel],
    cylinders: wholes[whole.cylinders],
    seats: wholes[whole.seats],
    variant: row[6],
    specifications: row[7],
    charges,
  }
  for (let at = 0; at < images.length; at++) images[at] = { key: images[at][0], alt: images[at][1] }
  return {
    organisationId: texts[text.organisationId],
    id: texts[text.id],
    slug: texts[text.slug],
    name: texts[text.name],
    stockNumber: texts[text.stockNumber],
    vin: texts[text.vin],
    nvic: texts[text.nvic],
    make: texts[text.make],
    makeSlug: texts[text.makeSlug],
    model: texts[text.model],
    modelSlug: texts[text.modelSlug],
    badge: texts[text.badge],
    series: texts[text.series],
    year: wholes[whole.year],
    colour: texts[text.colour],
    interiorColour: texts[text.interiorColour],
    carType: texts[text.carType],
    itemType: texts[text.itemType],
    status: texts[text.status],
    reserved: flags[flag.reserved],
    certified: flags[flag.certified],
    preorder: flags[flag.preorder],
    tag: texts[text.tag],
    driveAwayCents: wholes[whole.driveAwayCents],
    driveAwayBeforeCents: wholes[whole.driveAwayBeforeCents],
    egcCents: wholes[whole.egcCents],
    egcBeforeCents: wholes[whole.egcBeforeCents],
    priceCents: wholes[whole.priceCents],
    priceType: texts[text.priceType],
    beforePriceCents: wholes[whole.beforePriceCents],
    subscriptionPriceCents: wholes[whole.subscriptionPriceCents],
    km: wholes[whole.km],
    buildDate: texts[text.buildDate],
    complianceDate: texts[text.complianceDate],
    regoExpiry: texts[text.regoExpiry],
    regoPlate: texts[text.regoPlate],
    seats: wholes[whole.seats],
    doors: wholes[whole.doors],
    drive: texts[text.drive],
    fuel: texts[text.fuel],
    simpleFuel: texts[text.simpleFuel],
    body: texts[text.body],
    simpleBody: texts[text.simpleBody],
    transmission: texts[text.transmission],
    simpleTransmission: texts[text.simpleTransmission],
    engineSizeLitres: numbers[number.engineSizeLitres],
    cylinders: wholes[whole.cylinders],
    views: wholes[whole.views],
    customRank: wholes[whole.customRank],
    showOnDealerWebsite: flags[flag.showOnDealerWebsite],
    createdAt: inUtc(row[4][instant.createdAt]),
    soldAt: soldAt === null ? null : inUtc(soldAt),
    dealerComments: row[12][0],
    images,
    standardEquipment: sharedTexts(row[13]),
    videos: row[16],
    variant: row[6],
    specifications: row[7],
    disclosure: row[14],
    financeLenders: loanFigures({ ...priced, financeLenders: row[8] }, row[15]),
    marketPrices: row[9],
    financeQuote: row[10],
    charges,
    offerId: texts[text.offerId],
    historyFileKey: texts[text.historyFileKey],
    paymentProcessors: row[5],
    dealershipId: texts[text.dealershipId],
    dealershipSlug: texts[text.dealershipSlug],
    dealershipName: texts[text.dealershipName],
    locationId: texts[text.locationId],
    locationSlug: texts[text.locationSlug],
    locationName: texts[text.locationName],
    locationPhone: texts[text.locationPhone],
    city: texts[text.city],
    state: texts[text.state],
    latitude: numbers[number.latitude],
    longitude: numbers[number.longitude],
  }
}
