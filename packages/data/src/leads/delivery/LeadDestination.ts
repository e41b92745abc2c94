import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import type { LeadDestination as Row } from '../../generated/client'

/** What a person says of where leads go. */
export interface DestinationSettings {
  readonly name: string
  readonly target: DestinationTarget
  /** Whose leads: one location's, or the whole organisation's. */
  readonly scope: 'organisation' | 'location'
  /** Null for the whole organisation, and where the location is gone: then no lead goes there. */
  readonly locationId: string | null
  /** None named: all. */
  readonly forms: readonly LeadForm[]
  /** In small letters; none named: all. */
  readonly sources: readonly string[]
  readonly takesSuspicious: boolean
}

/** Where an organisation's leads go beside its inbox. */
export interface LeadDestination extends DestinationSettings {
  readonly id: string
  readonly organisationId: string
  readonly paused: boolean
  /** What went wrong last; null since it last went well. */
  readonly message: string | null
  /** How many tries in a row failed. */
  readonly failures: number
  readonly deliveredAt: string | null
  readonly secretRevision: number
  /** Until when the secret before counts beside it; null where only one does. */
  readonly oldSecretUntil: string | null
  /** The end of the key that fetches; null where there is none. */
  readonly keyHint: string | null
  readonly keyMadeAt: string | null
  readonly revision: number
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** The one place that knows how a row becomes a destination. */
export const toDestination = (row: Row): LeadDestination => ({
  ...{ id: row.id, organisationId: row.organisationId, name: row.name, locationId: row.locationId },
  target: { ...(row.target as object), kind: row.kind } as DestinationTarget,
  scope: row.scope as LeadDestination['scope'],
  forms: row.forms as LeadForm[],
  ...{ sources: row.sources, takesSuspicious: row.takesSuspicious, paused: row.paused, message: row.message, failures: row.failures },
  ...{ deliveredAt: instant(row.deliveredAt), secretRevision: row.secretRevision, oldSecretUntil: instant(row.oldSecretUntil) },
  ...{ keyHint: row.keyHint, keyMadeAt: instant(row.keyMadeAt), revision: row.revision },
})

/** What is typed of one, as columns. */
export const destinationColumns = ({ name, target: { kind, ...target }, scope, locationId, ...filter }: DestinationSettings) => ({
  ...{ name, kind, scope, locationId: scope === 'organisation' ? null : locationId },
  target: { ...target },
  ...{ forms: [...filter.forms], sources: [...filter.sources], takesSuspicious: filter.takesSuspicious },
})
