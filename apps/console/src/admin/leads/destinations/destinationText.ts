import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { DestinationRecord } from '../../../client/Records'
import type { PillTone } from '../../../parts/StatusPill'

/** Target of a destination in one line. */
export const targetText = ({ target, keyHint }: DestinationRecord): string => {
  const { by, fields } = leadFormats[target.kind]
  if (by === 'pull') return keyHint === null ? 'No key yet' : `Key that ends in ${keyHint}`
  const values: Readonly<Record<string, unknown>> = target
  return Object.entries<TargetField>(fields)
    .flatMap(([name, { type }]) => (type === 'addresses' || type === 'webAddress' ? values[name] : []))
    .join(', ')
}

/** Filter of a destination in one line. */
export const filterText = ({ scope, locationName, forms, sources }: DestinationRecord): string => {
  const location = scope === 'organisation' ? 'All locations' : (locationName ?? 'Location no longer exists: choose another')
  const kinds = forms.length === 0 ? null : forms.map((form) => leadForms[form].name).join(', ')
  return [location, kinds, sources.length === 0 ? null : `from ${sources.join(', ')}`].filter(Boolean).join(' · ')
}

export const kindText = ({ target }: DestinationRecord): string => leadFormats[target.kind].title

/** Health pill of a destination. */
export const destinationHealth = ({
  paused,
  failures,
  dead,
  waiting,
  target,
  keyHint,
}: DestinationRecord): { tone: PillTone; text: string } => {
  if (paused) return { tone: 'waiting', text: 'Paused' }
  const { by } = leadFormats[target.kind]
  if (by === 'pull' && keyHint === null) return { tone: 'waiting', text: 'No key' }
  if (failures > 0) return { tone: 'bad', text: 'Failing' }
  if (dead > 0) return { tone: 'bad', text: `${dead} failed` }
  if (waiting > 0) return { tone: 'info', text: by === 'pull' ? `${waiting} to fetch` : `${waiting} on the way` }
  return { tone: 'good', text: 'Working' }
}

export const deliveryStates = {
  pending: { tone: 'waiting', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  dead: { tone: 'bad', text: 'Failed' },
} as const satisfies Record<string, { tone: PillTone; text: string }>
