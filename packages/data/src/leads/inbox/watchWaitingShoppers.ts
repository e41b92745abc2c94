import { openStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { afterOpenMinutes } from '@forecourt/rules/leads/inbox/openMinutes'
import type { Database } from '../../createDatabase'
import { outboxRow } from '../../outbox/outboxRow'
import { answeringDepartment, assignInTurn, findOpeningHours } from './assignTurns'
import { viewCondition } from './conversationSql'
import { inboxSettingsIn } from './inboxSettings'
import { inboxUsers } from './inboxUsers'

/** Batch size; the next run takes the rest. */
const maxRows = 100
/** Older conversations aren't assigned in turn. Milliseconds. */
const maxAgeMs = 86_400_000

/** Assigns new conversations in turn: in random order, so that those without an available user don't block others. */
const assignNewConversations = async (db: Database, now: string): Promise<void> => {
  const waiting = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select c.id from conversations c join inbox_settings settings on settings.organisation_id = c.organisation_id
      where c.stage = 'new' and c.assigned_at is null and c.created_at >= ${new Date(Date.parse(now) - maxAgeMs)}
        and jsonb_array_length(settings.document -> 'rules') > 0
      order by random() limit ${maxRows}`,
  )
  for (const { id } of waiting)
    await db.platform.transaction(async (tx) => {
      await tx.$queryRaw`select id from conversations where id = ${id} for update`
      const conversation = await tx.conversation.findFirst({ where: { id, assignedAt: null } })
      if (conversation) await assignInTurn(tx, conversation, { now })
    })
}

/** Computes the deadlines of open clocks; also after a quick reply, so that it counts as in time. */
const setTargets = async (db: Database): Promise<void> => {
  await db.platform.transaction(async (tx) => {
    const clocks = await tx.answerClock.findMany({ where: { dueAt: null }, take: maxRows, orderBy: { id: 'asc' } })
    for (const { organisationId, id, locationId, form, startedAt } of clocks) {
      const { settings } = await inboxSettingsIn(tx, organisationId)
      const place = await findOpeningHours(tx, organisationId, locationId, startedAt.toISOString())
      const after = (minutes: number) => new Date(afterOpenMinutes(place, answeringDepartment(form), startedAt.toISOString(), minutes))
      await tx.answerClock.updateMany({
        where: { organisationId, id, dueAt: null },
        data: { halfAt: after(settings.targetMinutes / 2), dueAt: after(settings.targetMinutes) },
      })
    }
  })
}

/** Warns of a waiting shopper at half and at all of the target time; when that is over, reassigns the conversation once. */
const warn = (db: Database, clockId: bigint, now: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const [locked] = await tx.$queryRaw<{ id: bigint }[]>`select id from answer_clocks where id = ${clockId} for update skip locked`
    const clock = locked && (await tx.answerClock.findFirst({ where: { id: clockId, answeredAt: null } }))
    const conversation =
      clock && (await tx.conversation.findFirst({ where: { organisationId: clock.organisationId, id: clock.conversationId } }))
    if (!clock || !conversation) return
    const { organisationId } = clock
    const isOver = clock.dueAt !== null && clock.dueAt <= new Date(now)
    const warned = isOver ? 'whole' : 'half'
    if (clock.warned === warned) return
    const { settings } = await inboxSettingsIn(tx, organisationId)
    const isReassigned =
      isOver && settings.handsOver && !clock.handedOver && conversation.assignedTo !== null
        ? (await assignInTurn(tx, conversation, { now, except: conversation.assignedTo })) !== null
        : false
    await tx.answerClock.updateMany({
      where: { organisationId, id: clock.id },
      data: { warned, handedOver: clock.handedOver || isReassigned },
    })
    // No warning for a conversation that was closed meanwhile.
    if (!openStages.includes(conversation.stage as (typeof openStages)[number])) return
    const canBeAnswered = (await inboxUsers(tx, organisationId, conversation.siteIds)).length > 0
    await tx.outboxMessage.createMany({
      // A reminder that no one can receive fails. Its id limits these to one a day and organisation.
      skipDuplicates: true,
      data: [
        {
          ...(!canBeAnswered && { id: `no-one-to-answer-${organisationId}-${now.slice(0, 10)}` }),
          ...{ organisationId, siteId: conversation.siteIds.at(-1) ?? null },
          ...outboxRow('inbox.late', { conversationId: conversation.id, warned }),
          nextAttemptAt: new Date(now),
          createdAt: new Date(now),
        },
      ],
    })
  })

/**
 * Processes waiting shoppers: assigns new conversations, computes deadlines and sends warnings, about conversations of the waiting view
 * alone. Safe with concurrent workers.
 */
export const watchWaitingShoppers = async (db: Database, now: string): Promise<void> => {
  await assignNewConversations(db, now)
  await setTargets(db)
  const late = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: bigint }[]>`
      select clock.id from answer_clocks clock
      join conversations c on c.organisation_id = clock.organisation_id and c.id = clock.conversation_id
      where clock.answered_at is null and ${viewCondition('waiting', { userId: '', now })}
        and ((clock.warned = '' and clock.half_at <= ${new Date(now)}) or (clock.warned <> 'whole' and clock.due_at <= ${new Date(now)}))
      order by clock.half_at limit ${maxRows}`,
  )
  for (const { id } of late) await warn(db, id, now)
}
