import { hoursPerDay } from '@forecourt/rules/hours/hoursProblems'
import { invitedRoles, usualWeeks } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { isDocument } from '@forecourt/schema/rich-text/isDocument'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { financeProviders } from '@forecourt/schema/sections/finance'
import { z } from 'zod'
import { stockInput } from './stockInput'

const text = (longest: number) => z.string().max(longest)

/** A time of a day as HH:MM; none where it is closed. */
const time = z
  .string()
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .nullable()

const place = {
  street: text(120),
  suburb: text(80),
  postcode: text(10),
  state: text(40),
  phone: text(40),
  email: text(120),
  week: z.enum(usualWeeks),
  hours: z
    .array(z.object({ weekday: z.int().min(0).max(6), status: z.enum(['Open', 'Closed']), open: time, close: time }))
    // A day can open several times.
    .max(7 * hoursPerDay)
    .optional(),
}

/** Answers as far as they were given: their form alone; whether a step is done, its own rules say. */
export const answersInput = z.object({
  business: z.object({
    name: text(200),
    country: z.enum(['AU', 'NZ']),
    licence: text(60),
    legalName: text(120).default(''),
    businessNumber: text(20).default(''),
  }),
  brands: z.object({ makes: z.array(text(40)).max(60), manufacturer: text(60) }),
  place: z.object({
    ...place,
    others: z
      .array(z.object({ ...place, name: text(120) }))
      .max(30)
      .default([]),
  }),
  address: z.object({ slug: text(60), domain: text(253), facebook: text(200).default(''), instagram: text(200).default('') }),
  look: z.object({
    template: text(60),
    brandColour: text(20),
    logo: z
      .object({ key: text(200), name: text(120), width: z.number().int(), height: z.number().int(), bytes: z.number().int() })
      .nullable()
      .default(null),
  }),
  stock: z.object({ fileName: text(200), ...stockInput }),
  finance: z.object({ provider: z.enum(financeProviders), rate: text(10).default(''), comparisonRate: text(10).default('') }),
  leads: z.object({ emails: z.array(text(120)).max(20) }),
  people: z
    .object({ invited: z.array(z.object({ name: text(120), email: text(120), role: z.enum(invitedRoles) })).max(20) })
    .default({ invited: [] }),
  oldSite: z
    .object({
      texts: z
        .array(
          z.object({
            path: z
              .string()
              .max(120)
              .regex(/^(\/[a-z0-9-]+)+$/),
            title: text(80).min(1),
            text: z.custom<RichDocument>((value) => isDocument(value) && validateDocument(value), 'That is no text.'),
          }),
        )
        .max(40),
    })
    .default({ texts: [] }),
})
