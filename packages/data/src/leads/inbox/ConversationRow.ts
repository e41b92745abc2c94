import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { ConversationStage } from '@forecourt/rules/leads/inbox/conversationStages'

/** A conversation as the list shows it: all that one person asked, and where it stands. Instants are ISO in UTC. */
export interface ConversationRow {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly stage: ConversationStage
  readonly lostReason: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly carName: string | null
  /** Of what was asked last. */
  readonly form: LeadForm | null
  readonly source: string | null
  readonly assignedTo: string | null
  /** Null where nobody has it, or who had it left. */
  readonly assignedName: string | null
  readonly snoozedUntil: string | null
  readonly nextStep: string
  readonly nextStepAt: string | null
  readonly lastAt: string
  readonly lastBy: 'shopper' | 'dealer'
  readonly lastText: string
  /** Since when the shopper waits for an answer. */
  readonly waitsSince: string | null
  /** Whether something came that whoever asks has not seen. */
  readonly unread: boolean
  readonly revision: number
  readonly createdAt: string
}

/** What of the data somebody may see, and who they are. */
export interface InboxReader {
  readonly userId: string
  /** Only what touches these sites; null: all. */
  readonly siteIds: readonly string[] | null
  /** The instant, ISO in UTC. */
  readonly now: string
}
