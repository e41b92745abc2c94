import { makeAndModel, modelAndBadge } from '@forecourt/rules/car/texts/carTitle'
import type { Car, CarPrices, CarStatus, CarType, PriceType } from '@forecourt/rules/entities/Car'
import { isTestDriveOnly } from '@forecourt/rules/leads/leadEvent'
import { ancapStars } from './ancapRatings'
import { caravanSizes } from './caravanSizes'
import { createDisclosure, createDossier } from './createDossier'
import { type CommentFacts, dealerComments } from './dealerComments'
import { drawMonths, drawPrice, drawTag, runOutDollars } from './drawPrice'
import { findEngineCc } from './engineCc'
import { pickEquipment } from './equipment'
import { findDrive, findSeats, pickTransmission } from './findDrive'
import { findLook, moreFiles, type VehicleView, vehicleFile } from './findLook'
import { isOnlyManual, isSoldManual } from './gearboxes'
import { listInteriors } from './interiors'
import { lenderFigures } from './lenderFigures'
import { isFirstYear, listGradeChoices, listPrice, pickGrade } from './listGradeChoices'
import { isSoldInJapan } from './makes/isSoldInJapan'
import { namesIn } from './makes/newZealandNames'
import { createRandom, type Random } from './random'
import { regoPlate, vin } from './regoPlate'
import type { StockPlan } from './StockPlan'
import { seededId } from './seededId'
import { subscriptionPriceCents } from './subscriptionPriceCents'
import { findTowing } from './towing'
import type { Badge } from './VehicleModel'
import { loanCents, shownPrices } from './withBothPrices'

/** A picture of a car: file as in `vehicleFile`, and view. */
export interface CarPicture {
  readonly file: string
  readonly alt: string
}

/** A car with its pictures, which get keys on storage. Its prices by type derive from the shown one. */
export interface GeneratedCar {
  readonly car: Omit<Car, 'images' | keyof CarPrices>
  /** Whether a history report is generated. */
  readonly hasReport: boolean
  readonly pictures: readonly CarPicture[]
  /** Extra pictures; for one vehicle only. */
  readonly more: readonly CarPicture[]
}

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const day = 86_400_000

/** Minimum days in stock before a price reduction, and of a new car of an earlier year. */
const minReducedDays = 30

/** Months of registration that Australian dealers hand a used car over with. */
const minRegoMonths = 4

/** `age` in years: a new car of an earlier year is not on its way. */
const drawStatus = (random: Random, carType: CarType, age: number): CarStatus => {
  const roll = random.next()
  if (roll < 0.035) return 'sold'
  if (roll < 0.065 && carType === 'new' && age > 0) return 'in_stock'
  if (roll < 0.065 && carType !== 'used') return 'coming_soon'
  if (roll < 0.055) return 'coming_soon'
  if (roll < 0.063) return 'withdrawn'
  if (roll < 0.07) return 'draft'
  return 'in_stock'
}

/** Title without repeated words, such as 'Lexus RX 500h'. */
const carTitle = (year: number, make: string, model: string, badge: string) => {
  return `${year} ${makeAndModel(make, modelAndBadge(model, badge))}`
}

const caravanWidth = (lengthMm: number) => 1_700 + Math.round(lengthMm / 30)

/** Default height of a vehicle without a look. */
const defaultHeight = (body: Car['body']) => (body === 'cabChassis' || body === 'ute' ? 1_820 : body === 'van' ? 1_990 : 1_460)

/** Two-letter location code of stock numbers, unique in an organisation. */
const yardCode = (slug: string) => {
  const value = createRandom(`yard:${slug}`).whole(0, 575)
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  return `${letters[Math.floor(value / 24)]}${letters[value % 24]}`
}

/** Learner approved motorcycles: up to 660 cc with one or two cylinders. */
const ridingLicence = ({ litres, cylinders }: Badge['engine']) => (litres > 0 && litres <= 0.66 && cylinders <= 2 ? 'learner' : 'full')

/** New Zealand traders license (register) the cars they sell. */
const isLicensed = ({ location }: StockPlan) => location.timeZone === 'Pacific/Auckland'

/** Certificates that a seller in Queensland supplies with a registered used vehicle, of gas with vans. */
const certificates = ({ region }: StockPlan, carType: CarType, itemType: Car['itemType']): readonly string[] =>
  carType === 'used' && region === 'QLD' ? ['Queensland safety certificate', ...(itemType === 'caravan' ? ['Gas certificate'] : [])] : []

/** Price type: drive away for new cars and in New Zealand; some dealers advertise used cars excluding government charges. */
const drawPriceType = (random: Random, plan: StockPlan, carType: CarType): PriceType => {
  const leavesChargesOut = !random.chance(carType === 'new' ? 0.85 : 1 - (plan.chargesLeftOut ?? 0.3))
  return leavesChargesOut && carType === 'used' && !isLicensed(plan) ? 'egc' : 'driveAway'
}

/** Unknown values of a built-to-order car. */
const unbuilt = {
  ...{ colour: null, interiorColour: null, km: null, vin: null, tag: null },
  ...{ buildDate: null, complianceDate: null },
} as const

/** Kilometres from which odometers are spread, and within which range. */
const spreadRange = 4_000
const spreadFrom = 20_000
const goldenRatio = (Math.sqrt(5) - 1) / 2

/** Odometer of a used vehicle, moved within a few thousand kilometres so that no two of a yard look alike. `index` in the yard's plan. */
const spreadKm = (km: number, index: number, yard: string): number => {
  const share = (createRandom(`odometers:${yard}`).next() + index * goldenRatio) % 1
  return km < spreadFrom ? km : Math.floor(km / spreadRange) * spreadRange + Math.floor(share * spreadRange)
}

/** Draws a vehicle of a plan within its price range: type, year and grade, kilometres, and price in dollars. */
const drawVehicle = (plan: StockPlan, index: number, random: Random, thisYear: number) => {
  const typeRoll = random.next()
  const carType: CarType = typeRoll < plan.newShare ? 'new' : typeRoll < plan.newShare + plan.demoShare ? 'demo' : 'used'
  let year =
    carType === 'new'
      ? thisYear - (random.chance(0.2) ? 1 : 0)
      : carType === 'demo'
        ? thisYear - random.whole(0, 1)
        : thisYear - random.whole(1, Math.max(1, thisYear - plan.oldestYear))
  let choices = listGradeChoices(plan, carType, year)
  while (choices.length === 0) {
    // A new car is of the newest year of which there are any.
    year = carType === 'used' ? thisYear - random.whole(0, Math.max(1, thisYear - plan.oldestYear)) : year - 1
    choices = listGradeChoices(plan, carType, year)
  }
  const drawnYear = year
  let choice = pickGrade(random, choices, drawnYear)
  year = Math.min(drawnYear, choice.model.builtUntil ?? drawnYear)
  let age = Math.max(0, thisYear - year)
  const kmFor = () =>
    choice.model.itemType === 'caravan'
      ? 0
      : carType === 'new'
        ? random.whole(4, 60)
        : carType === 'demo'
          ? random.whole(1_200, 7_800)
          : Math.round((choice.model.itemType === 'motorcycle' ? 0.35 : 1) * age * random.whole(8_000, 21_000) + random.whole(900, 9_000))
  let km = kmFor()
  const { dealershipId } = plan.location
  const priceFor = () => drawPrice(random, { ...choice, listPrice: listPrice(choice, thisYear), dealershipId, carType, age, km })
  let dollars = priceFor()
  for (let tries = 0; tries < 12 && (dollars < plan.priceRange[0] || dollars > plan.priceRange[1]); tries++) {
    choice = pickGrade(random, choices, drawnYear)
    year = Math.min(drawnYear, choice.model.builtUntil ?? drawnYear)
    age = Math.max(0, thisYear - year)
    km = kmFor()
    dollars = priceFor()
  }
  return { carType, year, choice, age, km: carType === 'used' ? spreadKm(km, index, plan.location.id) : km, dollars }
}

type VehicleChoice = ReturnType<typeof pickGrade>

interface VariantOptions extends Pick<VehicleChoice, 'make' | 'model' | 'badge'> {
  readonly look: ReturnType<typeof findLook>
  readonly year: number
  readonly manual: boolean
}

const doorsOf = ({ doors, gradeDoors }: VehicleChoice['model'], badge: Badge) => gradeDoors?.[badge.name] ?? doors

const braked = (kg: number | null): Pick<Car['variant'], 'towingCapacityBraked'> => (kg === null ? {} : { towingCapacityBraked: kg })

const inCubicCentimetres = (cc: number | null): Pick<Car['variant'], 'engineSize'> => (cc === null ? {} : { engineSize: cc })

const carVariant = ({ make, model, badge, badge: { engine }, look, year, manual }: VariantOptions): Car['variant'] => ({
  ...inCubicCentimetres(model.itemType === 'car' ? findEngineCc(make.name, model.name, engine, year) : null),
  ...(engine.cylinders && {
    cylinders: engine.cylinders,
    engineSizeLitres: engine.litres,
    induction: engine.isTurbo ? 'Turbo' : 'Aspirated',
  }),
  ...(model.itemType === 'car' && {
    gearType: manual ? 'Manual' : 'Automatic',
    fuelConsumptionCombined: engine.consumption,
    ...ancapStars(`${make.name} ${model.name}`, year),
    bodyConfiguration: `${doorsOf(model, badge)} door ${model.simpleBody === 'SUV' ? 'SUV' : model.simpleBody.toLowerCase()}`,
  }),
  ...(model.lengthMm && {
    vehicleLength: look.size?.[0] ?? model.lengthMm,
    vehicleWidth: look.size?.[1] ?? caravanWidth(model.lengthMm),
    vehicleHeight: look.size?.[2] ?? defaultHeight(model.body),
  }),
  ...braked(findTowing(`${make.name} ${model.name}`, badge.name, year)),
  ...(engine.rangeKm && { rangeKm: engine.rangeKm }),
  ...(engine.batteryKwh && { batteryKwh: engine.batteryKwh }),
  ...(model.itemType === 'motorcycle' && { licence: ridingLicence(engine) }),
})

const carLocation = ({ location }: StockPlan) => ({
  dealershipId: location.dealershipId,
  dealershipSlug: location.dealershipSlug,
  dealershipName: location.dealershipName,
  locationId: location.id,
  locationSlug: location.slug,
  locationName: location.name,
  locationPhone: location.phone,
  city: location.address.city,
  state: location.address.state,
  latitude: location.address.latitude,
  longitude: location.address.longitude,
})

/** Days in stock of a car that has just arrived, at most. */
const justArrived = 7
/** Views that a yard takes on the day a car arrives; the others follow. */
const firstViews = 3

/** Views of a car; some cars have few or no pictures, new arrivals a few. `pictured`: from 0 to 1. */
const shownViews = (views: readonly CarPicture[], pictured: number, daysInStock: number): readonly CarPicture[] =>
  pictured < 0.025
    ? []
    : pictured < 0.06
      ? views.slice(0, 1)
      : pictured < 0.3 || daysInStock <= justArrived
        ? views.slice(0, firstViews)
        : views

/** `isLong`: whether the car has been in stock for a minimum time, as its reduced price or earlier model year implies. */
const drawDaysInStock = (random: Random, status: CarStatus, isLong: boolean) => {
  const drawnDays = status === 'sold' ? random.whole(12, 60) : random.chance(0.1) ? random.whole(0, justArrived) : random.whole(9, 120)
  return isLong && drawnDays < minReducedDays ? drawnDays + minReducedDays : drawnDays
}

const drawEquipment = (random: Random, { make, model, badge, level }: VehicleChoice, carType: CarType, year: number) => {
  const grade = { make: make.name, model, badge }
  const drawnEquipment = random.chance(0.06) ? [] : pickEquipment(random, grade, level, year)
  // New cars of a grade have the same equipment.
  return carType === 'new' && drawnEquipment.length > 0
    ? pickEquipment(createRandom(`equipment:${make.name} ${model.name} ${badge.name}`), grade, level, year)
    : drawnEquipment
}

/** Whether a car has a manual gearbox. `age` in years. */
const drawManual = (random: Random, { make, model, badge: { name, engine }, level }: VehicleChoice, year: number, age: number) => {
  const isTopUte = model.body === 'ute' && level === 1
  const wantsManual = model.manualToo && age > 3 && random.chance(0.25)
  const canBe = !isTopUte && engine.simpleFuel === null && isSoldManual(`${make.name} ${model.name}`, name, year)
  return (
    engine.simpleFuel !== 'Electric' &&
    (model.transmission === 'Manual' || isOnlyManual(`${make.name} ${model.name}`, name) || (wantsManual && canBe))
  )
}

/** Pictures of a vehicle with their alt texts; `shown`: its title. */
const vehicleViews = (
  look: ReturnType<typeof findLook>,
  paint: string,
  shown: string,
  itemType: Car['itemType'],
): readonly CarPicture[] => {
  const picture = (view: VehicleView, what: string) => ({ file: vehicleFile(look, paint, view), alt: `${shown}, ${what}` })
  return [
    picture('front', 'front view'),
    picture('side', 'side view'),
    picture('rear', 'rear view'),
    picture('interior', itemType === 'motorcycle' ? 'controls' : 'interior'),
    picture('wheel', 'wheel'),
  ]
}

/** Comments of a vehicle, or null for one in a hundred. The second draw has its own sequence, which preserves that of the stock. */
const maybeComments = (random: Random, identity: string, facts: CommentFacts): string | null => {
  if (!random.chance(0.05)) return dealerComments(random, facts)
  const own = createRandom(`comments:${identity}`)
  return own.chance(0.2) ? null : dealerComments(own, facts)
}

/** What a car's tag and notice rule out. */
const consistent = ({ tag, disclosure }: Pick<GeneratedCar['car'], 'tag' | 'disclosure'>) => ({
  // The date of its first country isn't that of its import.
  ...(disclosure.importedFrom && { complianceDate: null }),
  // Not for sale yet.
  ...(isTestDriveOnly({ tag }) && { paymentProcessors: [], subscriptionPriceCents: null }),
  // A comment that states the reading would contradict the notice.
  ...(disclosure.odometer === 'unknown' && { dealerComments: null }),
})

const vanSizes = ({ make, model, badge }: ReturnType<typeof drawVehicle>['choice'], year: number) =>
  model.itemType === 'caravan'
    ? caravanSizes({ model: `${make.name} ${model.name}`, grade: badge.name, isCamper: model.art === 'camperTrailer', year })
    : {}

const inCents = (dollars: number | null) => (dollars === null ? null : dollars * 100)

/** A vehicle's earlier price in dollars: of a reduced one, and of a new one before its run-out; null if there is none. */
const drawBefore = (
  random: Random,
  isReduced: boolean,
  { carType, choice, age, dollars }: ReturnType<typeof drawVehicle>,
  thisYear: number,
) => {
  const saved = isReduced
    ? random.pick([1_000, 1_500, 2_000, 3_000])
    : carType === 'new'
      ? runOutDollars(listPrice(choice, thisYear), age)
      : 0
  return saved > 0 ? dollars + saved : null
}

/** Generates one car of a plan; an index beyond the plan's count gives an extra car. `now` in milliseconds. */
export const generateCar = (plan: StockPlan, index: number, now: number): GeneratedCar => {
  const { location } = plan
  const identity = `${location.id}:${index}`
  const random = createRandom(identity)
  const thisYear = new Date(now).getUTCFullYear()
  const vehicle = drawVehicle(plan, index, random, thisYear)
  const { carType, year, choice, age, km, dollars } = vehicle
  const { make, model, badge } = choice
  const look = findLook(make.name, model.name, year)
  const paint = random.pick(look.paints)
  const status = drawStatus(random, carType, age)
  const unpriced = random.chance(plan.isPriced ? 0 : 0.025)
  const preorder = carType === 'new' && status === 'in_stock' && random.chance(0.03) && year === thisYear
  const reduced = !unpriced && carType !== 'new' && random.chance(0.13)
  const addedDays = drawDaysInStock(random, status, reduced || (carType === 'new' && age > 0))
  const named = namesIn(isLicensed(plan), make.name, model.name, badge.name)
  const title = carTitle(year, make.name, named.model, named.grade)
  const equipment = drawEquipment(random, choice, carType, year)
  const manual = drawManual(random, choice, year, age)
  const stockNumber = `${yardCode(location.slug)}${10_000 + index}`
  // Display vans aren't registered; a used van's plate isn't drawn, which would change all draws after it.
  const hasPlate = carType !== 'new' && model.itemType !== 'caravan'
  const registered = hasPlate || carType === 'used'
  const monthsToRego = Math.max(random.whole(-2, 11), carType === 'demo' ? 2 : isLicensed(plan) ? 1 : minRegoMonths)
  const pictured = random.next()
  const shown = preorder ? title : `${title} in ${paint.toLowerCase()}`
  const views = vehicleViews(look, paint, shown, model.itemType)
  const tag = status === 'in_stock' && random.chance(0.07) ? drawTag(random, carType, model.itemType, age, km) : null
  // A price would offer a car that isn't for sale.
  const hasPrice = !unpriced && !preorder && !isTestDriveOnly({ tag })
  const drawn = {
    id: seededId(`car:${identity}`),
    slug: `${toSlug(title)}-${stockNumber.toLowerCase()}`,
    name: title,
    stockNumber,
    vin: vin(random),
    make: make.name,
    makeSlug: toSlug(make.name),
    model: named.model,
    modelSlug: toSlug(named.model),
    badge: named.grade,
    series: null,
    year,
    colour: paint,
    interiorColour: model.itemType === 'car' ? random.pick(listInteriors({ ...choice, make: make.name, equipment })) : null,
    carType,
    itemType: model.itemType,
    status,
    reserved: status === 'in_stock' && random.chance(0.035),
    // Manufacturers certify their own makes only.
    certified: carType === 'used' && age <= 5 && random.chance(plan.certifiedShare) && plan.makes.includes(make.name),
    preorder,
    tag,
    // Replaced below for prices excluding charges.
    priceCents: hasPrice ? dollars * 100 : null,
    priceType: drawPriceType(random, plan, carType),
    beforePriceCents: hasPrice ? inCents(drawBefore(random, reduced, vehicle, thisYear)) : null,
    subscriptionPriceCents: plan.subscriptions && random.chance(0.75) ? subscriptionPriceCents(dollars, age) : null,
    km: model.itemType === 'caravan' ? null : km,
    ...drawMonths(random, { year, isFirstYear: isFirstYear(choice, year), carType, monthsToRego, registered }, now),
    regoPlate: hasPlate ? regoPlate(random, plan.region) : null,
    seats: model.itemType === 'car' ? findSeats(model, badge, year) : null,
    doors: model.itemType === 'car' ? doorsOf(model, badge) : null,
    drive: findDrive(model, badge, year),
    fuel: badge.engine.fuel || null,
    simpleFuel: badge.engine.simpleFuel,
    body: model.itemType === 'motorcycle' ? null : model.body,
    simpleBody: model.simpleBody,
    transmission: pickTransmission({ make: make.name, model, badge, year, manual }),
    simpleTransmission: model.itemType === 'caravan' ? null : manual ? 'Manual' : 'Automatic',
    engineSizeLitres: badge.engine.litres || null,
    cylinders: badge.engine.cylinders || null,
    views: random.whole(3, 900),
    customRank: random.chance(plan.promotedShare ?? 0.02) ? 1 : 0,
    showOnDealerWebsite: !random.chance(0.01),
    createdAt: new Date(now - addedDays * day - random.whole(0, day)).toISOString(),
    soldAt: status === 'sold' ? new Date(now - random.whole(0, 6) * day - random.whole(0, day / 2)).toISOString() : null,
    dealerComments: maybeComments(random, identity, {
      ...{ voice: plan.voice, title, carType, itemType: model.itemType, km, equipment, age },
      ...{ dealer: location.dealershipName, city: location.address.city },
      isTestDriveCar: isTestDriveOnly({ tag }),
      isOnItsWay: status === 'coming_soon',
      isToOrder: preorder,
      isSold: status === 'sold',
    }),
    standardEquipment: [...equipment, ...certificates(plan, carType, model.itemType)],
    videos: [],
    variant: carVariant({ make, model, badge, look, year, manual }),
    specifications: vanSizes(choice, year),
    historyFileKey: null,
    paymentProcessors: plan.paymentProcessors,
    ...carLocation(plan),
  } satisfies Partial<GeneratedCar['car']>
  const origin = { importable: isSoldInJapan(make.name, model.name), complianceDate: drawn.complianceDate }
  const priced = {
    ...drawn,
    disclosure: isLicensed(plan) ? createDisclosure(identity, { ...badge.engine, ...origin, carType, year, km, now }) : {},
    ...shownPrices(drawn),
  }
  const { hasReport, ...known } = createDossier(plan, identity, {
    ...{ carType, itemType: model.itemType },
    dollars: priced.priceCents === null ? null : priced.priceCents / 100,
    loanCents: loanCents(priced),
    daysInStock: addedDays,
  })
  return {
    car: {
      ...priced,
      ...known,
      ...(preorder && unbuilt),
      ...consistent(priced),
      financeLenders: lenderFigures(plan, loanCents(priced)),
    },
    hasReport,
    more: moreFiles(look, paint).map((file) => ({ file, alt: shown })),
    pictures: status === 'coming_soon' && random.chance(0.6) ? [] : shownViews(views, pictured, addedDays),
  }
}

/** Generates the stock of a plan, deterministic by plan and day. `now` in milliseconds. */
export const generateStock = (plan: StockPlan, now: number): GeneratedCar[] =>
  Array.from({ length: plan.count }, (_, index) => generateCar(plan, index, now))
