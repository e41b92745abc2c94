import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { DestinationDeclaration, TargetField } from '@forecourt/rules/leads/delivery/DestinationDeclaration'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { destinationKinds } from '@forecourt/rules/leads/delivery/generated/destinationKinds'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { isEmail } from '@forecourt/rules/text/isEmail'
import { z } from 'zod'

const recordId = z.string().min(1).max(100)
const addresses = z
  .array(z.string().trim().max(120).refine(isEmail, 'That is no email address.'))
  .min(1, 'Name an address.')
  .max(10, 'Ten addresses at most.')
const webAddress = z.url({ protocol: /^https?$/, error: 'That is no web address.' }).max(2000)

const fieldInput = (field: TargetField) => {
  if (field.type === 'choice') return z.literal(field.choices.map(({ value }) => value))
  return field.type === 'addresses' ? addresses : webAddress
}

const targetInput = ([kind, { fields }]: [string, DestinationDeclaration]) => {
  const inputs = Object.entries(fields).map(([name, field]) => [name, fieldInput(field)])
  return z.object({ kind: z.literal(kind), ...Object.fromEntries(inputs) })
}
const targets = Object.entries(destinationKinds).map(targetInput) as [ReturnType<typeof targetInput>]
// What is made of a list has no types of its own: they are those that the same declarations give.
const target = z.discriminatedUnion('kind', targets) as unknown as z.ZodType<DestinationTarget, DestinationTarget>

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
