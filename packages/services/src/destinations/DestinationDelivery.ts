import type { Database } from '@forecourt/data/createDatabase'
import type { DeliveredLead } from '@forecourt/data/leads/delivery/deliveredLead'
import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationKind, DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import type { Mail, Mailer } from '../mail/createMailer'
import type { LeadMailAddresses } from '../mail/facts/leadMailFacts'

/** Options for formatting a lead. */
export interface LeadWriting {
  readonly db: Database
  readonly addresses: LeadMailAddresses
}

export interface DeliverySending extends LeadWriting {
  readonly mailer: Mailer
  /** Secret of the installation. */
  readonly secret: string
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  /** Current time, ISO in UTC. */
  readonly now: () => string
  /** Timeout of a webhook; 15 s by default. */
  readonly timeoutMs?: number
}

/** Result of a delivery attempt. */
export interface DeliveryResult {
  /** Error message, one sentence; null on success. */
  readonly fault: string | null
  readonly statusCode: number | null
  readonly note: string | null
  /** Retry-After of the receiver, in seconds. */
  readonly retryAfterSeconds: number | null
  /** The receiver unsubscribed (410 Gone). */
  readonly isGone: boolean
}

/** Result of a successful delivery. */
export const takenDelivery: DeliveryResult = { fault: null, statusCode: null, note: null, retryAfterSeconds: null, isGone: false }

/** A lead that is due at a destination; a sample lead if a test delivery names none. */
export interface LeadToSend<Kind extends DestinationKind> {
  readonly destination: LeadDestination
  readonly target: DestinationTarget<Kind>
  readonly delivery: DueDelivery
  readonly lead: DeliveredLead
}

/** Formats leads for a kind of destination and sends them, by mail or otherwise. A destination that pulls its leads has neither method. */
export interface DestinationDelivery<Kind extends DestinationKind = DestinationKind> {
  /** The payload of a lead, as text. */
  preview(writing: LeadWriting, lead: DeliveredLead, target: DestinationTarget<Kind>): string | Promise<string>
  /** Builds the mail that carries a lead. */
  mail?(sending: DeliverySending, request: LeadToSend<Kind>): Mail | Promise<Mail>
  /** Sends a lead by another channel than mail. */
  send?(sending: DeliverySending, request: LeadToSend<Kind>): Promise<DeliveryResult>
}

export type DestinationDeliveries = { readonly [Kind in DestinationKind]: DestinationDelivery<Kind> }
