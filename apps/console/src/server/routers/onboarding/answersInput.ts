import { usualWeeks } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { financeProviders } from '@forecourt/schema/sections/finance'
import { z } from 'zod'

const text = (longest: number) => z.string().max(longest)

const place = {
  street: text(120),
  suburb: text(80),
  postcode: text(10),
  state: text(40),
  phone: text(40),
  email: text(120),
  week: z.enum(usualWeeks),
}

/** Answers as far as they were given: their form alone; whether a step is done, its own rules say. */
export const answersInput = z.object({
  business: z.object({ name: text(200), country: z.enum(['AU', 'NZ']), licence: text(60) }),
  brands: z.object({ makes: z.array(text(40)).max(60), manufacturer: text(60) }),
  place: z.object({
    ...place,
    others: z
      .array(z.object({ ...place, name: text(120) }))
      .max(30)
      .default([]),
  }),
  address: z.object({ slug: text(60), domain: text(253) }),
  look: z.object({ template: text(60), brandColour: text(20), logoImage: text(200) }),
  stock: z.object({ csv: text(2_000_000), fileName: text(200) }),
  finance: z.object({ provider: z.enum(financeProviders), rate: text(10).default(''), comparisonRate: text(10).default('') }),
  leads: z.object({ emails: z.array(text(120)).max(20) }),
})
