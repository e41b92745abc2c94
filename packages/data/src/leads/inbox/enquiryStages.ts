import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { type ConversationStage, isOpenStage } from '@forecourt/rules/leads/inbox/conversationStages'
import { isSalesForm } from '@forecourt/rules/leads/isSalesForm'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

interface Staged {
  readonly ownStage: string | null
  readonly conversation: { readonly stage: string } | null
}

/** The stage of an enquiry: its own, or its conversation's (ENT-16). */
export const enquiryStage = ({ ownStage, conversation }: Staged): ConversationStage =>
  (ownStage ?? conversation?.stage ?? 'new') as ConversationStage

/** Enquiries with one of these stages. */
export const enquiriesInStages = (stages: readonly string[]): Prisma.LeadWhereInput => ({
  OR: [{ ownStage: { in: [...stages] } }, { ownStage: null, conversation: { stage: { in: [...stages] } } }],
})

interface Conversation {
  readonly organisationId: string
  readonly id: string
}

/** An enquiry and its own stage before a change, for undo. */
interface StageBefore {
  readonly id: string
  readonly ownStage: string | null
}

const setStage = (tx: Transaction, organisationId: string, ids: readonly string[], ownStage: string | null) =>
  tx.lead.updateMany({ where: { organisationId, id: { in: [...ids] } }, data: { ownStage } })

/** Whether a person wants to buy: they asked for sales, want a test drive or made a reservation. */
const hasSalesEntry = async (tx: Transaction, { organisationId, id }: Conversation): Promise<boolean> => {
  const entries = await tx.conversationEntry.findMany({
    where: { organisationId, conversationId: id, OR: [{ bookingId: { not: null } }, { reservationId: { not: null } }] },
    select: { bookingId: true, reservationId: true },
  })
  if (entries.some(({ reservationId }) => reservationId !== null)) return true
  const ids = entries.flatMap(({ bookingId }) => bookingId ?? [])
  return (await tx.booking.count({ where: { organisationId, id: { in: ids }, kind: 'testDrive' } })) > 0
}

/** Gives the enquiries of a conversation that is closed their own stages: Sold or Lost for sales, what they had for other departments. */
const closeEnquiries = async (
  tx: Transaction,
  conversation: Conversation,
  { from, to }: { readonly from: ConversationStage; readonly to: ConversationStage },
): Promise<StageBefore[]> => {
  const { organisationId, id } = conversation
  const following = await tx.lead.findMany({
    where: { organisationId, conversationId: id, ownStage: null },
    select: { id: true, form: true, ownStage: true },
  })
  const isSales = ({ form }: { readonly form: string }) => isSalesForm(form as LeadForm)
  const others = following.filter((lead) => !isSales(lead))
  const keepsOthers = others.length > 0 && (following.some(isSales) || (await hasSalesEntry(tx, conversation)))
  const closed = keepsOthers ? following.filter(isSales) : following
  await setStage(
    tx,
    organisationId,
    closed.map((lead) => lead.id),
    to,
  )
  if (keepsOthers && isOpenStage(from))
    await setStage(
      tx,
      organisationId,
      others.map((lead) => lead.id),
      from === 'new' ? 'new' : 'contacted',
    )
  return following.map(({ id: leadId, ownStage }) => ({ id: leadId, ownStage }))
}

const isStageBefore = (value: unknown): value is StageBefore =>
  isRecord(value) && typeof value.id === 'string' && (value.ownStage === null || typeof value.ownStage === 'string')

/** The enquiries that a history entry changed, with their own stages before it. */
const stagesBefore = (detail: unknown): StageBefore[] =>
  isRecord(detail) && Array.isArray(detail.enquiries) ? detail.enquiries.filter(isStageBefore) : []

/** Opens the enquiries that the latest sale or loss of a conversation closed: they follow the conversation again. */
export const reopenEnquiries = async (tx: Transaction, { organisationId, id }: Conversation): Promise<StageBefore[]> => {
  const closing = await tx.conversationEntry.findFirst({
    where: { organisationId, conversationId: id, kind: 'stage' },
    orderBy: { id: 'desc' },
    select: { detail: true },
  })
  const ids = stagesBefore(closing?.detail).map((each) => each.id)
  const open = await tx.lead.findMany({
    where: { organisationId, conversationId: id, id: { in: ids } },
    select: { id: true, ownStage: true },
  })
  await setStage(tx, organisationId, ids, null)
  return open
}

/** Applies a change of a conversation's stage to its enquiries. Returns those whose own stages changed, as they were before. */
export const changeEnquiryStages = async (
  tx: Transaction,
  conversation: Conversation,
  { from, to }: { readonly from: ConversationStage; readonly to: ConversationStage },
): Promise<StageBefore[]> => {
  if (from === to) return []
  const reopened = from === 'sold' || from === 'lost' ? await reopenEnquiries(tx, conversation) : []
  const closed = to === 'sold' || to === 'lost' ? await closeEnquiries(tx, conversation, { from, to }) : []
  return [...reopened, ...closed.filter(({ id }) => !reopened.some((each) => each.id === id))]
}

/** Restores the enquiries' own stages from before a history entry. */
export const undoEnquiryStages = async (tx: Transaction, organisationId: string, detail: unknown): Promise<void> => {
  for (const { id, ownStage } of stagesBefore(detail)) await setStage(tx, organisationId, [id], ownStage)
}

/** A reply by staff answers the enquiries for other departments that wait, too. */
export const answerEnquiries = (tx: Transaction, { organisationId, id }: Conversation) =>
  tx.lead.updateMany({ where: { organisationId, conversationId: id, ownStage: 'new' }, data: { ownStage: 'contacted' } })
