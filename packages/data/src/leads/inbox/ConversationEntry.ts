import type { BookingState } from '@forecourt/rules/bookings/Booking'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { SpamSign } from '@forecourt/rules/leads/spamScore'

/** What happened to a message that was sent. */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'bounced'

/** One thing that happened in a conversation. Instants are ISO in UTC. */
export interface ConversationEntry {
  /** Of what it is, unique within the conversation. */
  readonly id: string
  readonly kind:
    | 'lead'
    | 'booking'
    | 'reservation'
    | 'note'
    | 'call'
    | 'mailOut'
    | 'mailIn'
    | 'smsOut'
    | 'smsIn'
    | 'stage'
    | 'assign'
    | 'snooze'
    | 'nextStep'
    | 'merge'
    | 'split'
    | 'car'
  readonly at: string
  /** Who did it, or asked under another name than the conversation's; empty for the shopper and the database. */
  readonly by: string
  readonly text: string
  readonly lead?: {
    readonly id: string
    readonly form: LeadForm
    readonly category: string
    readonly carName: string | null
    readonly siteName: string
    readonly suspicious: boolean
    /** What makes it look like a machine's. */
    readonly spamSigns: readonly SpamSign[]
    readonly email: string
    readonly phone: string
    readonly valuationId: string | null
  }
  readonly booking?: {
    readonly id: string
    readonly kind: 'testDrive' | 'service'
    readonly state: BookingState
    readonly startsAt: string
    readonly timeZone: string
    readonly locationId: string
    readonly locationName: string
    readonly carName: string | null
  }
  readonly reservation?: {
    readonly id: string
    readonly reference: string
    readonly state: string
    readonly carName: string
    readonly amountCents: number
  }
  /** Of a message: to or from whom, about what, and what became of it. */
  readonly message?: {
    readonly address: string
    readonly subject: string
    readonly state: MessageState
    readonly problem: string | null
    /** From an address they did not write from before. */
    readonly isUnknown: boolean
    /** Written by a machine, such as while somebody is away. */
    readonly isAutomatic: boolean
    readonly files: readonly { readonly id: string; readonly name: string; readonly contentType: string }[]
    /** Names of files that came and were not kept. */
    readonly refusedFiles: readonly string[]
  }
}
