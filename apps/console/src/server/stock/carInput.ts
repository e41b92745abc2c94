import { bodyTypes } from '@forecourt/rules/entities/Car'
import { parseVideo } from '@forecourt/rules/entities/parseVideo'
import { z } from 'zod'

/** Longer than any field may be: what is too long is told by the rules, in words and at its field. */
const text = z.string().max(30_000, 'That is far too long.').trim()
const words = text.nullable()
const cents = z.number('Type an amount.').nullable()
const number = z.number('Type a number.').nullable()
const fact = z.number('Type a number.')
const list = z.array(text).max(1000, 'That is too many.')

const variant = z
  .strictObject({
    ...{ cylinders: fact, engineSizeLitres: fact, engineSize: fact, fuelConsumptionCombined: fact, fuelCapacity: fact },
    ...{ grossVehicleMass: fact, vehicleLength: fact, vehicleHeight: fact, vehicleWidth: fact, towingCapacityBraked: fact },
    ...{ ancapRating: fact, rangeKm: fact, batteryKwh: fact },
    ...{ induction: text, gearType: text, torque: text, bodyConfiguration: text },
    licence: z.enum(['learner', 'full']),
  })
  .partial()

const specifications = z
  .strictObject({
    ...{ bodyWidth: fact, bodyLength: fact, tareWeight: fact, sleeps: fact, aggregateTrailerMass: fact },
    ...{ axleType: text, layout: text },
  })
  .partial()

const disclosure = z
  .strictObject({
    wofExpiry: text,
    odometer: z.enum(['accurate', 'inaccurate', 'unknown']),
    firstRegisteredHere: fact,
    importedFrom: text,
    firstRegisteredThere: fact,
    damagedAtImport: z.boolean(),
    securityInterest: z.boolean(),
    rucPaidToKm: fact,
  })
  .partial()

const lender = z.strictObject({
  ...{ interestRate: number, comparisonRate: number, paymentWeekCents: cents, paymentMonthCents: cents, termYears: number },
  ...{ depositCents: cents, balloonCents: cents, establishmentFeesCents: cents, totalPayableCents: cents, disclaimer: words },
  termMonths: number.optional(),
  termWeeks: number.optional(),
})

const quote = z.strictObject({ weeklyCents: fact, rate: fact, comparisonRate: fact, simulated: z.literal(true).optional() })

/** What is typed of a car: shapes alone, what must hold of each field is for the rules to say (ENT-01 to ENT-06). */
export const carInputFields = {
  ...{ stockNumber: text, make: text, model: text, name: text },
  year: z.number('Type the year.'),
  ...{ vin: words, nvic: words, badge: words, series: words, colour: words, interiorColour: words, tag: words },
  carType: z.enum(['new', 'used', 'demo']),
  itemType: z.enum(['car', 'motorcycle', 'caravan']),
  certified: z.boolean(),
  ...{ driveAwayCents: cents, driveAwayBeforeCents: cents, egcCents: cents, egcBeforeCents: cents, subscriptionPriceCents: cents },
  ...{ km: number, seats: number, doors: number, engineSizeLitres: number, cylinders: number },
  ...{ buildDate: words, complianceDate: words, regoExpiry: words, regoPlate: words },
  ...{ drive: words, fuel: words, simpleBody: words, transmission: words },
  simpleFuel: z.enum(['Electric', 'Hybrid', 'PHEV']).nullable(),
  body: z.enum(bodyTypes).nullable(),
  simpleTransmission: z.enum(['Automatic', 'Manual']).nullable(),
  customRank: fact,
  showOnDealerWebsite: z.boolean(),
  dealerComments: words,
  standardEquipment: list,
  videos: list.transform((videos) => videos.map((video) => parseVideo(video)?.address ?? video)),
  variant,
  specifications,
  disclosure,
  financeLenders: z.record(z.string().min(1).max(60), lender),
  financeQuote: quote.nullable(),
  marketPrices: z.strictObject({ stateAverageCents: fact, nationalAverageCents: fact }).partial(),
  historyFileKey: words,
  paymentProcessors: list,
  locationId: z.string().min(1, 'Choose where it stands.').max(100),
  ...{ listingTitle: words, privateSuburb: words, privatePostcode: words },
}

/** What whoever types a car in calls the attempt, such as a UUID made with the form. */
export const attemptKey = z.string().min(8).max(100)

/** The revision of a car that whoever changes it saw. */
export const expectedRevision = z.number().int().min(1)

export const carId = z.string().min(1).max(100)
