import type { DestinationKind } from '@forecourt/rules/leads/delivery/destinationKinds'
import type { DestinationRecord, DestinationSettings } from '../../../client/Records'

export type TypedTarget = DestinationSettings['target']

const targets: { readonly [Kind in DestinationKind]: Extract<TypedTarget, { kind: Kind }> } = {
  people: { kind: 'people', to: [] },
  adf: { kind: 'adf', to: [], isAttached: false, demoAs: null },
  webhook: { kind: 'webhook', url: '', shape: 'events' },
  pull: { kind: 'pull', shape: 'events' },
}

/** A new destination of a kind, before anything is typed. */
export const emptyDestination = (kind: DestinationKind): DestinationSettings => ({
  ...{ name: '', scope: 'organisation', locationId: null, takesSuspicious: false },
  target: targets[kind],
  forms: [],
  sources: [],
})

/** What was typed of one that is there. */
export const toTypedDestination = ({
  name,
  target,
  scope,
  locationId,
  forms,
  sources,
  takesSuspicious,
}: DestinationRecord): DestinationSettings => ({
  ...{ name, scope, locationId, takesSuspicious },
  target: 'to' in target ? { ...target, to: [...target.to] } : target,
  forms: [...forms],
  sources: [...sources],
})

/** The parts of a list that is typed with commas or in lines. */
export const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]
