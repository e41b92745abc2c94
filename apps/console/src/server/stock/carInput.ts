import type { CarAttribute, FieldStorage } from '@forecourt/rules/car/CarAttribute'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { bodyTypes } from '@forecourt/rules/entities/Car'
import type { CarColumns } from '@forecourt/rules/entities/generated/carValues'
import { parseVideo } from '@forecourt/rules/entities/parseVideo'
import type { CarEntry } from '@forecourt/rules/stock/CarEntry'
import { z } from 'zod'

/** Longer than any field allows; the rules report a too long field with their own message. */
const text = z.string().max(30_000, 'This is too long.').trim()
const nullableText = text.nullable()
const cents = z.number('Enter an amount.').nullable()
const number = z.number('Enter a number.').nullable()
const fact = z.number('Enter a number.')
const list = z.array(text).max(1000, 'This is too large.')

const inputs = { text, number: fact, day: text, yesNo: z.boolean() } as const

const inputOf = ({ kind, values = [] }: CarAttribute): z.ZodType =>
  kind === 'choice' ? z.enum(values.map(([value]) => value)) : inputs[kind]

/** Attributes with a column of their own; null for none. */
const columns = Object.fromEntries(
  carAttributes
    .filter((field) => field.storedIn === 'ownColumn')
    .map((field) => [field.id, (field.kind === 'number' ? number : inputOf(field)).nullable()]),
) as unknown as { readonly [Id in keyof CarColumns]: z.ZodType<CarColumns[Id], CarColumns[Id]> }

/** A group of optional attributes, absent where unknown. */
const group = <Place extends Exclude<FieldStorage, 'ownColumn'>>(place: Place) =>
  z
    .strictObject(
      Object.fromEntries(
        carAttributes
          .filter((field) => field.storedIn === place || (place === 'variant' && field.ofVariant))
          .map((field) => [field.id, inputOf(field)]),
      ),
    )
    .partial() as unknown as z.ZodType<CarEntry[Place], CarEntry[Place]>

const lender = z.strictObject({
  ...{ interestRate: number, comparisonRate: number, paymentWeekCents: cents, paymentMonthCents: cents, termYears: number },
  ...{ depositCents: cents, balloonCents: cents, establishmentFeesCents: cents, totalPayableCents: cents, disclaimer: nullableText },
  termMonths: number.optional(),
  termWeeks: number.optional(),
})

const quote = z.strictObject({
  weeklyCents: fact,
  rate: fact,
  comparisonRate: fact,
  priceCents: fact.optional(),
  simulated: z.literal(true).optional(),
})

/** The entered fields of a car. Checks only types; the rules check the values (ENT-01 to ENT-06). */
export const carInputFields = {
  ...{ stockNumber: text, make: text, model: text, name: text },
  year: z.number('Enter the year.'),
  ...columns,
  ...{ vin: nullableText, badge: nullableText, tag: nullableText },
  carType: z.enum(['new', 'used', 'demo']),
  itemType: z.enum(['car', 'motorcycle', 'caravan']),
  certified: z.boolean(),
  ...{ driveAwayCents: cents, driveAwayBeforeCents: cents, egcCents: cents, egcBeforeCents: cents, subscriptionPriceCents: cents },
  km: number,
  ...{ fuel: nullableText, simpleBody: nullableText, transmission: nullableText },
  simpleFuel: z.enum(['Electric', 'Hybrid', 'PHEV']).nullable(),
  body: z.enum(bodyTypes).nullable(),
  simpleTransmission: z.enum(['Automatic', 'Manual']).nullable(),
  customRank: fact,
  showOnDealerWebsite: z.boolean(),
  dealerComments: nullableText,
  standardEquipment: list,
  videos: list.transform((videos) => videos.map((video) => parseVideo(video)?.address ?? video)),
  variant: group('variant'),
  specifications: group('specifications'),
  disclosure: group('disclosure'),
  financeLenders: z.record(z.string().min(1).max(60), lender),
  financeQuote: quote.nullable(),
  marketPrices: z.strictObject({ stateAverageCents: fact, nationalAverageCents: fact }).partial(),
  historyFileKey: nullableText,
  paymentProcessors: list,
  locationId: z.string().min(1, 'Choose a location.').max(100),
  ...{ listingTitle: nullableText, privateSuburb: nullableText, privatePostcode: nullableText },
}

/** The client's idempotency key, such as a UUID made with the form. */
export const attemptKey = z.string().min(8).max(100)

/** The revision of the car that the user saw. */
export const expectedRevision = z.number().int().min(1)

export const carId = z.string().min(1).max(100)
