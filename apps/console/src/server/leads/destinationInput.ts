import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { isEmail } from '@forecourt/rules/text/isEmail'
import { z } from 'zod'

const recordId = z.string().min(1).max(100)
const addresses = z
  .array(z.string().trim().max(120).refine(isEmail, 'That is no email address.'))
  .min(1, 'Name an address.')
  .max(10, 'Ten addresses at most.')
const shape = z.enum(['events', 'flat'])

const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people'), to: addresses }),
  z.object({ kind: z.literal('adf'), to: addresses, isAttached: z.boolean(), demoAs: z.enum(['new', 'used']).nullable() }),
  z.object({ kind: z.literal('webhook'), url: z.url({ protocol: /^https?$/, error: 'That is no web address.' }).max(2000), shape }),
  z.object({ kind: z.literal('pull'), shape }),
])

/** What a person types of where leads go. */
export const destinationSettings = z.object({
  name: z.string().trim().min(1, 'Give it a name.').max(80),
  target,
  scope: z.enum(['organisation', 'location']),
  locationId: recordId.nullable(),
  forms: z.array(z.enum(Object.keys(leadForms) as [LeadForm, ...LeadForm[]])).max(30),
  sources: z.array(z.string().trim().toLowerCase().min(1).max(120)).max(20),
  takesSuspicious: z.boolean(),
})
