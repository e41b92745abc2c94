import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import type { LeadDestination as Row } from '../../generated/client'

/** Settings of a lead destination as users enter them. */
export interface DestinationSettings {
  readonly name: string
  readonly target: DestinationTarget
  /** Leads of one location, or of the whole organisation. */
  readonly scope: 'organisation' | 'location'
  /** Null for the whole organisation, and if the location was deleted: then no lead is delivered. */
  readonly locationId: string | null
  /** Empty: all. */
  readonly forms: readonly LeadForm[]
  /** In lower case; empty: all. */
  readonly sources: readonly string[]
  readonly takesSuspicious: boolean
}

/** Where an organisation's leads are delivered besides its inbox. */
export interface LeadDestination extends DestinationSettings {
  readonly id: string
  readonly organisationId: string
  readonly paused: boolean
  /** The last error; null since the last success. */
  readonly message: string | null
  /** Number of consecutive failures. */
  readonly failures: number
  readonly deliveredAt: string | null
  readonly secretRevision: number
  /** Until when the previous secret is also valid; null if only one is. */
  readonly oldSecretUntil: string | null
  /** Last characters of the API key; null without a key. */
  readonly keyHint: string | null
  readonly keyMadeAt: string | null
  readonly revision: number
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** Converts a row to a destination; the only mapping. */
export const toDestination = (row: Row): LeadDestination => ({
  ...{ id: row.id, organisationId: row.organisationId, name: row.name, locationId: row.locationId },
  target: { ...(row.target as object), kind: row.kind } as DestinationTarget,
  scope: row.scope as LeadDestination['scope'],
  forms: row.forms as LeadForm[],
  ...{ sources: row.sources, takesSuspicious: row.takesSuspicious, paused: row.paused, message: row.message, failures: row.failures },
  ...{ deliveredAt: instant(row.deliveredAt), secretRevision: row.secretRevision, oldSecretUntil: instant(row.oldSecretUntil) },
  ...{ keyHint: row.keyHint, keyMadeAt: instant(row.keyMadeAt), revision: row.revision },
})

/** The settings of a destination as columns. */
export const destinationColumns = ({ name, target: { kind, ...target }, scope, locationId, ...filter }: DestinationSettings) => ({
  ...{ name, kind, scope, locationId: scope === 'organisation' ? null : locationId },
  target: { ...target },
  ...{ forms: [...filter.forms], sources: [...filter.sources], takesSuspicious: filter.takesSuspicious },
})
