import type { Database } from '@forecourt/data/createDatabase'
import type { DeliveredLead } from '@forecourt/data/leads/delivery/deliveredLead'
import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationKind, DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import type { Mail, Mailer } from '../mail/createMailer'
import type { LeadMailAddresses } from '../mail/facts/leadMailFacts'

/** What a lead is written with. */
export interface LeadWriting {
  readonly db: Database
  readonly addresses: LeadMailAddresses
}

export interface DeliverySending extends LeadWriting {
  readonly mailer: Mailer
  /** The installation's key. */
  readonly secret: string
  /** Hosts that may be sent to though they are private. */
  readonly trusted: readonly string[]
  /** The instant, ISO in UTC. */
  readonly now: () => string
  /** How long a webhook may take to be answered; 15 s unless said. */
  readonly timeoutMs?: number
}

/** What came of sending something. */
export interface DeliveryResult {
  /** What went wrong, in a sentence; null when nothing did. */
  readonly fault: string | null
  readonly statusCode: number | null
  readonly note: string | null
  /** The receiver asks to be given so many seconds. */
  readonly retryAfterSeconds: number | null
  /** The receiver wants nothing any more. */
  readonly isGone: boolean
}

/** What came of sending something that the receiver took. */
export const takenDelivery: DeliveryResult = { fault: null, statusCode: null, note: null, retryAfterSeconds: null, isGone: false }

/** A lead that is due at a destination; a made-up one where the delivery is a test and names none. */
export interface LeadToSend<Kind extends DestinationKind> {
  readonly destination: LeadDestination
  readonly target: DestinationTarget<Kind>
  readonly delivery: DueDelivery
  readonly lead: DeliveredLead
}

/** How leads are written for a kind of destination, and sent there: by mail or otherwise, or neither where they are fetched. */
export interface DestinationDelivery<Kind extends DestinationKind = DestinationKind> {
  /** What it would get of a lead, as text. */
  preview(writing: LeadWriting, lead: DeliveredLead, target: DestinationTarget<Kind>): string | Promise<string>
  /** The mail a lead is sent in. */
  mail?(sending: DeliverySending, asked: LeadToSend<Kind>): Mail | Promise<Mail>
  /** Sends a lead otherwise. */
  send?(sending: DeliverySending, asked: LeadToSend<Kind>): Promise<DeliveryResult>
}

export type DestinationDeliveries = { readonly [Kind in DestinationKind]: DestinationDelivery<Kind> }
