import { personName } from '@forecourt/rules/leads/inbox/personName'
import { leadSubject } from '@forecourt/rules/leads/leadSubject'
import type { Database } from '../../createDatabase'
import type { LeadAttributes } from '../LeadRow'
import { leadPeople } from './leadPeople'

/** An enquiry that came in, and who may answer it. */
export interface NewLead {
  readonly userIds: readonly string[]
  readonly conversationId: string
  readonly form: string
  readonly name: string
  /** The car, the model or the offer it is about; empty for none. */
  readonly about: string
}

/** Whom to tell of an enquiry: who has its conversation, else everybody who could answer; null where it looks like a machine's, or is gone. */
export const newLead = (db: Database, leadId: string): Promise<NewLead | null> =>
  db.platform.transaction(async (tx) => {
    const lead = await tx.lead.findFirst({ where: { id: leadId, suspicious: false } })
    const conversation = lead?.conversationId ? await tx.conversation.findFirst({ where: { id: lead.conversationId } }) : null
    if (!lead || !conversation) return null
    const people = await leadPeople(tx, conversation.organisationId, conversation.siteIds)
    const holder = people.filter(({ id }) => id === conversation.assignedTo)
    return {
      userIds: (holder.length > 0 ? holder : people).map(({ id }) => id),
      conversationId: conversation.id,
      form: lead.form,
      name: personName(lead),
      about: leadSubject({ carName: lead.carName, attributes: lead.attributes as unknown as LeadAttributes }) ?? '',
    }
  })
