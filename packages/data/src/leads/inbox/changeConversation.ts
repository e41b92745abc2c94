import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { type ConversationStage, openStages, stageNames } from '@forecourt/rules/leads/inbox/conversationStages'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { findClaim } from './claimConversation'
import { changeEnquiryStages, undoEnquiryStages } from './enquiryStages'
import { answeringUsers, inboxUsers } from './inboxUsers'

export type StoredConversation = Prisma.ConversationGetPayload<object>

/** Loads a conversation within the user's sites and locks it until the transaction ends; null if there is none. */
export const lockConversation = async (
  tx: Transaction,
  id: string,
  siteIds: readonly string[] | null,
): Promise<StoredConversation | null> => {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`select id from conversations where id = ${id} for update`
  return locked ? tx.conversation.findFirst({ where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined } }) : null
}

/**
 * Unassigns open conversations of a user who left, was disabled or lost the role, so that they aren't forgotten (ENT-16). Closed ones stay
 * assigned.
 */
export const releaseConversations = async (
  tx: Transaction,
  { userId, name, now }: { readonly userId: string; readonly name: string; readonly now: string },
): Promise<void> => {
  const freed = await tx.$queryRaw<{ id: string; organisation_id: string }[]>`
    update conversations c set assigned_to = null, assigned_at = null, revision = c.revision + 1
    where c.assigned_to = ${userId} and c.stage = any(${[...openStages]}::text[]) and ${userId} not in (${answeringUsers(Prisma.sql`c.organisation_id`, Prisma.sql`c.site_ids`)})
    returning c.id, c.organisation_id`
  await tx.conversationEntry.createMany({
    data: freed.map(({ id, organisation_id }) => ({
      ...{ organisationId: organisation_id, conversationId: id, kind: 'assign', at: new Date(now), actorName: 'Forecourt' },
      text: `Unassigned: ${name} no longer replies here`,
    })),
  })
}

/** A change of a conversation. */
export type ConversationChange =
  | { readonly kind: 'stage'; readonly stage: ConversationStage; readonly reason?: string }
  /** Null unassigns it. */
  | { readonly kind: 'assign'; readonly userId: string | null; readonly onlyIfFree?: boolean }
  /** Null ends the snooze. */
  | { readonly kind: 'snooze'; readonly until: string | null }
  | { readonly kind: 'nextStep'; readonly text: string; readonly at: string | null }

export type ConversationResult =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict' | 'refused'; readonly message: string }

export interface ConversationAction {
  readonly id: string
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  readonly now: string
}

type Fields = Pick<
  Prisma.ConversationUncheckedUpdateInput,
  'stage' | 'lostReason' | 'assignedTo' | 'assignedAt' | 'snoozedUntil' | 'nextStep' | 'nextStepAt' | 'waitsSince'
>

const undoFields = ({ stage, lostReason, assignedTo, assignedAt, snoozedUntil, nextStep, nextStepAt, waitsSince }: StoredConversation) => ({
  stage,
  lostReason,
  assignedTo,
  assignedAt: assignedAt?.toISOString() ?? null,
  snoozedUntil: snoozedUntil?.toISOString() ?? null,
  nextStep,
  nextStepAt: nextStepAt?.toISOString() ?? null,
  waitsSince: waitsSince?.toISOString() ?? null,
})

/** Message for a revision conflict. */
export const changedSince = 'Someone else changed this in the meantime. Reload it.'

/** The day of an instant as text, such as “2 Dec 2026”, in the time zone of the conversation’s location. */
const day = async (tx: Transaction, { organisationId, locationId }: StoredConversation, instant: string): Promise<string> => {
  const location =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { timeZone: true } })
  const { date } = momentInZone(instant, location?.timeZone ?? 'Australia/Sydney')
  return formatDate(date) ?? date
}

/** The fields that a change sets and its sentence for the history; a string is the reason why it is refused. */
const planChange = async (
  tx: Transaction,
  before: StoredConversation,
  change: ConversationChange,
  now: string,
): Promise<{ readonly fields: Fields; readonly message: string } | string> => {
  switch (change.kind) {
    case 'stage': {
      const { stage, reason = '' } = change
      if (stage === 'lost' && reason.trim() === '') return 'Enter why it was lost.'
      // A shopper that was wrongly marked as spam has waited since their message.
      const wasWronglySpam = before.stage === 'spam' && stage === 'new' && before.lastBy === 'shopper'
      const waits = wasWronglySpam && { waitsSince: before.lastAt }
      const isClosed = stage === 'sold' || stage === 'lost' || stage === 'spam'
      return {
        fields: {
          stage,
          lostReason: stage === 'lost' ? reason.trim() : null,
          ...(isClosed && { waitsSince: null, snoozedUntil: null }),
          ...waits,
        },
        message: `Moved from ${stageNames[before.stage as ConversationStage]} to ${stageNames[stage]}${stage === 'lost' ? `: ${reason.trim()}` : ''}`,
      }
    }
    case 'assign': {
      const { userId, onlyIfFree } = change
      if (userId === null) return { fields: { assignedTo: null, assignedAt: null }, message: 'Unassigned' }
      const users = await inboxUsers(tx, before.organisationId, before.siteIds)
      const person = users.find(({ id }) => id === userId)
      if (!person) return 'This person can’t be assigned here.'
      const holder = users.find(({ id }) => id === before.assignedTo)
      if (onlyIfFree && holder && holder.id !== userId) return `${holder.name} already has it.`
      return { fields: { assignedTo: userId, assignedAt: new Date(now) }, message: `Assigned to ${person.name}` }
    }
    case 'snooze':
      if (change.until !== null && change.until <= now) return 'Choose a future time.'
      return {
        fields: { snoozedUntil: change.until === null ? null : new Date(change.until) },
        message: change.until === null ? 'Unsnoozed' : `Snoozed until ${await day(tx, before, change.until)}`,
      }
    case 'nextStep': {
      const text = change.text.trim()
      return {
        fields: { nextStep: text, nextStepAt: text === '' || change.at === null ? null : new Date(change.at) },
        message:
          text === '' ? 'Removed the next step' : `Next: ${text}${change.at === null ? '' : ` on ${await day(tx, before, change.at)}`}`,
      }
    }
  }
}

interface StoredChange {
  readonly kind: ConversationChange['kind']
  readonly fields: Fields
  readonly message: string
  /** Audit action. */
  readonly action: string
  /** Further values of the history entry. */
  readonly detail?: Prisma.InputJsonObject
}

/** Writes a change of a locked conversation with its history and audit entries. Returns the new revision. */
export const storeChange = async (
  tx: Transaction,
  before: StoredConversation,
  { kind, fields, message, action, detail = {} }: StoredChange,
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<number> => {
  const { organisationId, id } = before
  const revision = before.revision + 1
  await tx.conversation.updateMany({ where: { organisationId, id }, data: { ...fields, revision } })
  // A user cleared it from spam, so that it counts like any other.
  const isCleared = before.stage === 'spam' && fields.stage !== undefined && fields.stage !== 'spam'
  const cleared = isCleared
    ? await tx.lead.updateManyAndReturn({
        where: { organisationId, conversationId: id, suspicious: true },
        data: { suspicious: false },
        select: { id: true },
      })
    : []
  const isReopened = before.stage === 'sold' && fields.stage !== undefined && fields.stage !== 'sold'
  const ended = isReopened
    ? await tx.deal.updateManyAndReturn({
        where: { organisationId, conversationId: id, endedAt: null },
        data: { endedAt: new Date(now) },
        select: { id: true },
      })
    : []
  const to = fields.stage as ConversationStage | undefined
  const enquiries = to ? await changeEnquiryStages(tx, before, { from: before.stage as ConversationStage, to }) : []
  await tx.conversationEntry.createMany({
    data: [
      {
        ...{ organisationId, conversationId: id, kind, at: new Date(now), actorId: actor.userId, actorName: actor.name, text: message },
        detail: {
          ...{ before: undoFields(before), revision, cleared: cleared.map((lead) => lead.id), ended: ended.map((deal) => deal.id) },
          ...(enquiries.length > 0 && { enquiries: enquiries.map((each) => ({ ...each })) }),
          ...detail,
        },
      },
    ],
  })
  await appendAudit(tx, { organisationId, actor, action, target: id, summary: message, detail: { before: undoFields(before), ...detail } })
  return revision
}

interface RequestedChange extends ConversationAction {
  readonly change: ConversationChange
  readonly expectedRevision: number
  /** Further values of the history entry. */
  readonly detail?: Prisma.InputJsonObject
}

/**
 * Changes a conversation inside a transaction, unless it changed since. Any stage may follow any other, so that users can correct errors.
 * Stores the previous values for undo. An equal value changes nothing.
 */
export const changeConversationIn = async (
  tx: Transaction,
  { id, siteIds, change, expectedRevision, detail = {}, actor, now }: RequestedChange,
): Promise<ConversationResult> => {
  const before = await lockConversation(tx, id, siteIds)
  if (!before) return { ok: false, reason: 'notFound' }
  const planned = await planChange(tx, before, change, now)
  if (typeof planned === 'string') return { ok: false, reason: 'refused', message: planned }
  if (before.revision !== expectedRevision) return { ok: false, reason: 'conflict', message: changedSince }
  const { kind } = change
  // The user who closes an unassigned lead worked on it.
  const closes = change.kind === 'stage' && (change.stage === 'sold' || change.stage === 'lost')
  const claim = closes ? await findClaim(tx, before, { userId: actor.userId, now }) : null
  const fields = { ...planned.fields, ...claim?.fields }
  const message = claim ? `${planned.message}. Assigned to ${claim.name}` : planned.message
  const stored = { kind, fields, message, action: `inbox.${kind}`, detail }
  return { ok: true, id, revision: await storeChange(tx, before, stored, { actor, now }) }
}

/** Changes a conversation, unless it changed since. */
export const changeConversation = (scope: Scope, change: Omit<RequestedChange, 'detail'>): Promise<ConversationResult> =>
  scope.transaction((tx) => changeConversationIn(tx, change))

const toDateOrNull = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)

/** Undoes the last change of a conversation, if nothing changed since. */
export const undoConversationChange = (
  scope: Scope,
  { id, siteIds, expectedRevision, actor }: ConversationAction & { readonly expectedRevision: number },
): Promise<ConversationResult> =>
  scope.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id, siteIds)
    if (!conversation) return { ok: false, reason: 'notFound' }
    const { organisationId, revision } = conversation
    const last = await tx.conversationEntry.findFirst({
      where: { organisationId, conversationId: id, kind: { in: ['stage', 'assign', 'snooze', 'nextStep'] } },
      orderBy: { id: 'desc' },
    })
    const detail = isRecord(last?.detail) ? last.detail : {}
    if (!last || revision !== expectedRevision || detail.revision !== revision || !isRecord(detail.before))
      return { ok: false, reason: 'conflict', message: 'It has changed since, so this can’t be undone.' }
    // The car, its reservation and the other customers' notes changed with it.
    if (typeof detail.dealId === 'string')
      return {
        ok: false,
        reason: 'refused',
        message: 'A sale can’t be undone in one step. Change the stage, and put the car back on sale on its page.',
      }
    if (Array.isArray(detail.released) && detail.released.length > 0)
      return {
        ok: false,
        reason: 'refused',
        message: 'The reservation was cancelled with it, so this can’t be undone in one step. Change the stage, and reserve the car again.',
      }
    const { before } = detail
    await tx.conversation.updateMany({
      where: { organisationId, id },
      data: {
        stage: String(before.stage),
        lostReason: before.lostReason === null ? null : String(before.lostReason),
        assignedTo: before.assignedTo === null ? null : String(before.assignedTo),
        assignedAt: toDateOrNull(before.assignedAt),
        snoozedUntil: toDateOrNull(before.snoozedUntil),
        nextStep: String(before.nextStep),
        nextStepAt: toDateOrNull(before.nextStepAt),
        waitsSince: toDateOrNull(before.waitsSince),
        revision: revision + 1,
      },
    })
    const textsIn = (value: unknown) => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [])
    const [cleared, ended] = [textsIn(detail.cleared), textsIn(detail.ended)]
    if (ended.length > 0) await tx.deal.updateMany({ where: { organisationId, id: { in: ended } }, data: { endedAt: null } })
    if (cleared.length > 0)
      await tx.lead.updateMany({ where: { organisationId, conversationId: id, id: { in: cleared } }, data: { suspicious: true } })
    await undoEnquiryStages(tx, organisationId, detail)
    await tx.conversationEntry.deleteMany({ where: { organisationId, id: last.id } })
    await appendAudit(tx, { organisationId, actor, action: 'inbox.undo', target: id, summary: `Undid: ${last.text}` })
    return { ok: true, id, revision: revision + 1 }
  })
