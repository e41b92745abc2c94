import type { DestinationKind, DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import type { DestinationRecord, DestinationSettings } from '../../../client/Records'

/** A target of a kind, with a value for each field. */
const targetWith = (kind: DestinationKind, valueFor: (name: string, field: TargetField) => unknown): DestinationTarget => {
  const fields = Object.entries<TargetField>(leadFormats[kind].fields)
  return { kind, ...Object.fromEntries(fields.map(([name, field]) => [name, valueFor(name, field)])) } as DestinationTarget
}

/** Initial form state of a new destination. */
export const emptyDestination = (kind: DestinationKind): DestinationSettings => ({
  ...{ name: '', scope: 'organisation', locationId: null, takesSuspicious: false },
  target: targetWith(kind, (_name, field) => (field.type === 'choice' ? field.choices[0]?.value : field.type === 'addresses' ? [] : '')),
  forms: [],
  sources: [],
})

/** The target with example addresses: the preview works before the entered ones are valid. */
export const previewedTarget = (target: DestinationTarget): DestinationTarget => {
  const values: Readonly<Record<string, unknown>> = target
  const examples = { addresses: ['preview@forecourt.example'], webAddress: 'https://preview.example', text: 'Preview' }
  return targetWith(target.kind, (name, { type }) => (type === 'choice' ? values[name] : examples[type]))
}

/** Form state of a stored destination. */
export const toEnteredDestination = ({
  name,
  target,
  scope,
  locationId,
  forms,
  sources,
  takesSuspicious,
}: DestinationRecord): DestinationSettings => ({
  ...{ name, target, scope, locationId, takesSuspicious },
  forms: [...forms],
  sources: [...sources],
})

/** Splits a list at whitespace, commas and semicolons, without duplicates. */
export const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]
