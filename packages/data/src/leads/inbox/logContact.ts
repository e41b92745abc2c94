import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import type { Transaction } from '../../Transaction'
import { stopAnswerClock } from './assignTurns'
import { type ConversationAction, type ConversationResult, lockConversation, type StoredConversation } from './changeConversation'
import { claimConversation } from './claimConversation'
import { answerEnquiries } from './enquiryStages'
import { inboxUsers } from './inboxUsers'

export const callOutcomes = {
  spoke: 'Spoke to them',
  voicemail: 'Left a message',
  noAnswer: 'No answer',
  wrongNumber: 'Wrong number',
} as const
export type CallOutcome = keyof typeof callOutcomes

export interface WrittenEntry {
  readonly kind: 'note' | 'call' | 'mailOut' | 'smsOut'
  readonly text: string
  readonly detail?: Prisma.InputJsonObject
  /** Idempotency key from the caller: a repeated request writes one entry. */
  readonly key: string
}

/** Writes an entry into a conversation. Returns its id; null if it exists already. */
export const writeEntry = async (
  tx: Transaction,
  { organisationId, id }: Pick<StoredConversation, 'organisationId' | 'id'>,
  { kind, text, detail = {}, key }: WrittenEntry,
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<bigint | null> => {
  const [written] = await tx.conversationEntry.createManyAndReturn({
    data: [
      {
        ...{ organisationId, conversationId: id, kind, at: new Date(now), text, detail, actorId: actor.userId, actorName: actor.name },
        idempotencyKey: `${id} ${kind} ${key}`,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  return written?.id ?? null
}

/** Marks a conversation as contacted by staff: ends the wait, and stage 'new' becomes 'contacted'. */
export const markContacted = async (
  tx: Transaction,
  before: StoredConversation,
  { text, actor, now }: { readonly text: string; readonly actor: Actor; readonly now: string },
) => {
  const { organisationId, id, stage, lastAt } = before
  await tx.conversation.updateMany({
    where: { organisationId, id },
    data: {
      lastAt: new Date(Math.max(lastAt.getTime(), Date.parse(now))),
      lastBy: 'dealer',
      lastText: text.slice(0, 200),
      waitsSince: null,
      ...(stage === 'new' && { stage: 'contacted', revision: { increment: 1 } }),
    },
  })
  await answerEnquiries(tx, before)
  await stopAnswerClock(tx, before, { actor, now })
}

const readRevision = async (tx: Transaction, { organisationId, id }: StoredConversation): Promise<number> =>
  (await tx.conversation.findFirstOrThrow({ where: { organisationId, id }, select: { revision: true } })).revision

/** Logs a call with its outcome; idempotent by key. */
export const logCall = (
  scope: Scope,
  { id, siteIds, outcome, key, actor, now }: ConversationAction & { readonly outcome: CallOutcome; readonly key: string },
): Promise<ConversationResult> =>
  scope.transaction(async (tx) => {
    const before = await lockConversation(tx, id, siteIds)
    if (!before) return { ok: false, reason: 'notFound' }
    const text = callOutcomes[outcome]
    if ((await writeEntry(tx, before, { kind: 'call', text, detail: { outcome }, key }, { actor, now })) !== null) {
      await markContacted(tx, before, { text: `Called: ${text.toLowerCase()}`, actor, now })
      await claimConversation(tx, before, { actor, now, reason: 'called' })
      await appendAudit(tx, { organisationId: before.organisationId, actor, action: 'inbox.call', target: id, summary: `Called: ${text}` })
    }
    return { ok: true, id, revision: await readRevision(tx, before) }
  })

/** Notifies mentioned users: in the console until they read the note, and by email. */
const notifyMentioned = async (
  tx: Transaction,
  { organisationId, id, siteIds }: StoredConversation,
  userIds: readonly string[],
  { actor, now }: { readonly actor: Actor; readonly now: string },
) => {
  if (userIds.length === 0) return
  const [at, siteId] = [new Date(now), siteIds.at(-1) ?? null]
  for (const userId of userIds) {
    const mention = { organisationId, userId, conversationId: id }
    await tx.conversationMention.deleteMany({ where: mention })
    await tx.conversationMention.createMany({ data: [{ ...mention, at }] })
  }
  await tx.outboxMessage.createMany({
    data: userIds.map((userId) => ({
      ...{ organisationId, siteId },
      ...outboxRow('inbox.mention', { conversationId: id, userId, by: actor.name }),
      nextAttemptAt: at,
      createdAt: at,
    })),
  })
}

/** Adds an internal note and notifies the mentioned users. */
export const addNote = (
  scope: Scope,
  {
    id,
    siteIds,
    text,
    mentions,
    key,
    actor,
    now,
  }: ConversationAction & { readonly text: string; readonly mentions: readonly string[]; readonly key: string },
): Promise<ConversationResult> =>
  scope.transaction(async (tx) => {
    const before = await lockConversation(tx, id, siteIds)
    if (!before) return { ok: false, reason: 'notFound' }
    const { organisationId } = before
    const users = await inboxUsers(tx, organisationId, before.siteIds)
    const mentioned = users.filter((user) => mentions.includes(user.id))
    const detail = { mentions: mentioned.map((person) => person.id) }
    if ((await writeEntry(tx, before, { kind: 'note', text, detail, key }, { actor, now })) !== null) {
      await notifyMentioned(
        tx,
        before,
        mentioned.map((person) => person.id).filter((userId) => userId !== actor.userId),
        { actor, now },
      )
      await appendAudit(tx, {
        ...{ organisationId, actor, action: 'inbox.note', target: id },
        summary: mentioned.length > 0 ? `Wrote a note to ${mentioned.map(({ name }) => name).join(', ')}` : 'Wrote a note',
      })
    }
    return { ok: true, id, revision: before.revision }
  })

/** Stores until when a user has read a conversation. */
export const markRead = (
  scope: Scope,
  {
    id,
    siteIds,
    userId,
    now,
    unread,
  }: {
    readonly id: string
    readonly siteIds: readonly string[] | null
    readonly userId: string
    readonly now: string
    readonly unread: boolean
  },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const found = await tx.conversation.findFirst({
      where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined },
      select: { organisationId: true },
    })
    if (!found) return false
    const where = { organisationId: found.organisationId, userId, conversationId: id }
    if (unread) await tx.conversationRead.deleteMany({ where })
    else {
      await tx.conversationMention.deleteMany({ where })
      await tx.$executeRaw`
        insert into conversation_reads (organisation_id, user_id, conversation_id, read_at) values (${found.organisationId}, ${userId}, ${id}, ${new Date(now)})
        on conflict (organisation_id, user_id, conversation_id) do update set read_at = greatest(conversation_reads.read_at, excluded.read_at)`
    }
    return true
  })
