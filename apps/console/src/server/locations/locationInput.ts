import type { LocationDraft } from '@forecourt/data/organisations/listLocations'
import { hoursPerDay, hoursProblems } from '@forecourt/rules/hours/hoursProblems'
import { storedSpecialDay } from '@forecourt/rules/hours/upcomingSpecialDays'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { z } from 'zod'
import { CallProblem } from '../errors/CallProblem'

const text = (max: number, requiredMessage?: string) => {
  const field = z.string().trim().max(max, `At most ${max} characters.`)
  return requiredMessage === undefined ? field : field.min(1, requiredMessage)
}
const optional = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)

const phone = optional(30).refine(
  (value) => value === null || /^[+(0-9][0-9 ()-]{5,28}$/.test(value),
  'Enter a phone number, such as (02) 5550 1234.',
)

const zones = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Hobart',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
] as const

const timeOfDay = z.string().max(5).nullable()
const status = z.enum(['Open', 'Closed'])

/** Bounds of Australia and New Zealand with their islands. */
const position = {
  latitude: z
    .number()
    .min(-55, 'This position is not in Australia or New Zealand.')
    .max(-9, 'This position is not in Australia or New Zealand.')
    .nullable(),
  longitude: z
    .number()
    .min(72, 'This position is not in Australia or New Zealand.')
    .max(180, 'This position is not in Australia or New Zealand.')
    .nullable(),
}

/** A location from the console's form. Special days are in its local time; a rule validates the hours. */
export const locationInput = z
  .object({
    name: text(80, 'Enter a name for the location.'),
    dealershipId: text(100, 'Choose a dealership.'),
    primary: z.boolean(),
    visible: z.boolean(),
    locationType: z.enum(['sales', 'service', 'parts', '']),
    timeZone: z.enum(zones, 'Choose a time zone.'),
    address: z.object({
      street: text(120, 'Enter the street and number.'),
      city: text(60, 'Enter the suburb or town.'),
      state: text(40, 'Enter the state or region.'),
      postcode: z
        .string()
        .trim()
        .regex(/^\d{4}$/, 'A postcode has four digits.'),
      ...position,
    }),
    placeUrl: optional(500).refine(
      (value) => value === null || /^https:\/\/[^\s/]+\//.test(value),
      'Enter a web address, such as https://maps.app.goo.gl/….',
    ),
    placeId: optional(200).refine(
      (value) => value === null || /^[\w-]{10,200}$/.test(value),
      'Enter a place ID, such as ChIJN1t_tDeuEmsRUsoyG83frY4.',
    ),
    phone,
    landline: phone,
    email: optional(120).refine((value) => value === null || isEmail(value), 'Enter an email address.'),
    dealerLicenceNumber: optional(60),
    repairerNumber: optional(60),
    imageKey: optional(200),
    mapKey: optional(200),
    departments: z
      .array(
        z.object({
          department: z.enum(['sales', 'service', 'parts']),
          phone: phone.default(null),
          hours: z
            .array(z.object({ weekday: z.number().int().min(0).max(6), status, open: timeOfDay, close: timeOfDay }))
            .max(7 * hoursPerDay, `A day can have at most ${hoursPerDay} opening times.`),
        }),
      )
      .max(3),
    closedOnHolidays: z.boolean(),
    specialDays: z
      .array(z.object({ date: z.string().max(10), name: text(60), status, open: timeOfDay, close: timeOfDay }))
      .max(60, 'At most 60 special days.'),
  })
  .refine(({ address }) => (address.latitude === null) === (address.longitude === null), {
    message: 'The map position needs both numbers.',
    path: ['address', 'latitude'],
  })

type LocationInput = z.infer<typeof locationInput>

/** Converts the input to a stored location; with invalid hours, throws the first problem and all of them by field. */
export const locationDraft = ({ specialDays, ...rest }: LocationInput): LocationDraft => {
  const problems = hoursProblems(rest.departments, specialDays)
  const [first] = problems
  if (first)
    throw new CallProblem('BAD_REQUEST', first.message, {
      fields: Object.fromEntries(problems.toReversed().map(({ at, message }) => [`hours.${at}`, message])),
    })
  const closed = { open: null, close: null }
  return {
    ...rest,
    departments: rest.departments.map(({ department, phone, hours }) => ({
      department,
      ...(phone !== null && { phone }),
      hours: hours.map((hour) => (hour.status === 'Closed' ? { ...hour, ...closed } : hour)).toSorted((a, b) => a.weekday - b.weekday),
    })),
    specialDays: specialDays.map((day) => storedSpecialDay(day, rest.timeZone)).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}
