import type { Database } from '@forecourt/data/createDatabase'
import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'
import { answerOfOutbox } from '@forecourt/data/leads/inbox/answerOfOutbox'
import { listOutbox, type OutboxRow } from '@forecourt/data/outbox/listOutbox'
import { listUndelivered } from '@forecourt/data/outbox/listUndelivered'
import { pendingOutbox } from '@forecourt/data/outbox/messageDelivery'
import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { fetchSoon } from '@forecourt/data/stock-feeds/dueFeeds'
import { refetchPhotos } from '@forecourt/data/stock-feeds/feedPhotos'
import { outboxKinds, outboxMessages } from '@forecourt/rules/outbox/outboxMessages'
import { answerMessageId, mailFolder, outboxMessageId } from '@forecourt/services/mail/mailFolder'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import type { Context } from '../Context'
import { notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Filters of the list by state. */
const stateFilters = {
  sent: { sent: true },
  notSent: { sent: false },
  failed: { undelivered: 'dead' },
  retried: { undelivered: 'retried' },
  waiting: { status: ['pending', 'delivering'] },
} as const

/** Messages to people; the others of the outbox go to another system. */
const messageKinds = outboxKinds.filter((kind) => kind !== 'search.sync')

/** Replies, whose receiver is in the conversation. */
const answerKinds: ReadonlySet<OutboxRow['kind']> = new Set(['inbox.mail', 'inbox.textBySms'])

const namesOf = async (db: Database, rows: readonly OutboxRow[]) => {
  const ids = rows.flatMap(({ organisationId }) => organisationId ?? [])
  const organisations = await db.platform.transaction((tx) =>
    tx.organisation.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
  )
  return new Map(organisations.map(({ id, name }) => [id, name]))
}

/** Messages with their dealers and, of those kept in the embedded mailbox, their subjects. */
const withDealers = async ({ db, mailDirectory }: Pick<Context, 'db' | 'mailDirectory'>, rows: readonly OutboxRow[]) => {
  const names = await namesOf(db, rows)
  const folder = mailFolder(mailDirectory)
  const answers = new Map(
    await Promise.all(rows.filter(({ kind }) => answerKinds.has(kind)).map(async ({ id }) => [id, await answerOfOutbox(db, id)] as const)),
  )
  const messageIds = new Map(
    rows.map(({ id, kind }) => {
      const answer = kind === 'inbox.mail' ? answers.get(id) : null
      return [id, answer ? answerMessageId(answer) : outboxMessageId(id)] as const
    }),
  )
  const kept = await folder.find([...messageIds.values()])
  return Promise.all(
    rows.map(async ({ id, organisationId, leadId, kind, payload, status, attempts, lastError, createdAt, deliveredAt, nextAttemptAt }) => {
      const mailId = kept.get(messageIds.get(id) ?? '') ?? null
      const mail = mailId === null ? null : await folder.summary(mailId)
      return {
        ...{ id, leadId, kind, status, attempts, lastError, createdAt, deliveredAt, nextAttemptAt },
        to: payload.to ?? [answers.get(id)?.to ?? mail?.to ?? []].flat(),
        organisationName: organisationId === null ? null : (names.get(organisationId) ?? null),
        subject: mail?.subject ?? null,
        mailId,
      }
    }),
  )
}

/** Messages to people, newest first: of one dealer, read under its own row-level security, or of all. Only for staff. */
const getList = procedure
  .onPlatform('mail.read')
  .input(listInput(['createdAt'], { q: z.string().max(100), state: z.enum(['sent', 'notSent', 'failed', 'retried', 'waiting']) }))
  .query(async ({ ctx, input }) => {
    const { q = '', state, ...filter } = input.filter ?? {}
    const text = q.trim()
    const textKinds = messageKinds.filter((kind) => outboxMessages[kind].label.toLowerCase().includes(text.toLowerCase()))
    const query = {
      ...input,
      filter: { ...filter, kind: messageKinds, ...(text !== '' && { text, textKinds }), ...(state && stateFilters[state]) },
    }
    const { rows, total } = await listWithin(ctx, query, listOutbox)
    return { data: await withDealers(ctx, rows), total }
  })

/** One message; its content only while the embedded mailbox keeps it. */
const getOne = procedure
  .onPlatform('mail.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { rows } = await listOutbox(ctx.db.platform, { page: 1, perPage: 1, filter: { ids: [id], kind: messageKinds } })
    const [message] = await withDealers(ctx, rows)
    if (!message) throw notFound('message')
    return { ...message, mail: message.mailId === null ? null : await mailFolder(ctx.mailDirectory).read(message.mailId) }
  })

/** Undelivered messages and leads, failed feeds and photos, newest first, with the numbers of those given up and of queued messages. */
const undelivered = procedure
  .onPlatform('mail.read')
  .input(
    z.object({
      state: z.enum(['dead', 'retried', 'all']).default('all'),
      kind: z
        .enum([...outboxKinds, 'delivery', 'feed', 'photos'])
        .nullable()
        .default(null),
      text: z.string().trim().max(100).default(''),
      organisationId: z.string().max(100).nullable().default(null),
      siteId: z.string().max(100).nullable().default(null),
      page: z.int().min(1).max(1000).default(1),
      perPage: z.int().min(1).max(100).default(25),
    }),
  )
  .query(async ({ ctx, input }) => {
    const { platform } = ctx.db
    const { rows, ...counts } = await listUndelivered(platform, input)
    const sites = await platform.transaction((tx) =>
      tx.site.findMany({ where: { id: { in: rows.flatMap(({ siteId }) => siteId ?? []) } }, select: { id: true, name: true } }),
    )
    const names = new Map(sites.map(({ id, name }) => [id, name]))
    return {
      rows: rows.map(({ organisationId: _organisation, siteId, createdAt, nextAttemptAt, ...row }) => ({
        ...row,
        siteName: siteId === null ? null : (names.get(siteId) ?? null),
        createdAt: createdAt.toISOString(),
        nextAttemptAt: nextAttemptAt.toISOString(),
      })),
      ...counts,
      waiting: await pendingOutbox(ctx.db, input.organisationId),
    }
  })

const id = z.string().min(1).max(100)
const instant = z.iso.datetime({ offset: true })

/** Requeues what failed: chosen messages, all messages of a period, one lead for a destination, a feed, or the photos of a car. */
const replay = procedure
  .onPlatform('mail.resend')
  .input(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('these'), ids: z.array(id).min(1).max(100) }),
      z.object({
        ...{ kind: z.literal('range'), from: instant, until: instant, of: z.enum(outboxKinds).nullable() },
        /** Only messages of this dealer; null for all. */
        organisationId: z.string().max(100).nullable().default(null),
      }),
      z.object({ kind: z.literal('delivery'), id, destinationId: id }),
      z.object({ kind: z.literal('feed'), id }),
      z.object({ kind: z.literal('photos'), id }),
    ]),
  )
  .mutation(async ({ ctx, input }) => {
    const { actor, now } = ctx
    const { platform } = ctx.db
    if (input.kind === 'feed') return { count: (await fetchSoon(platform, { feedId: input.id, actor, now })) ? 1 : 0 }
    if (input.kind === 'photos') return { count: await refetchPhotos(platform, { carId: input.id, actor, now }) }
    if (input.kind !== 'delivery') {
      const scope = input.kind === 'range' && input.organisationId !== null ? ctx.db.forOrganisation(input.organisationId) : platform
      return { count: await replayOutbox(scope, { replayed: input, actor, now }) }
    }
    const resent = { kind: 'these', ids: [input.id] } as const
    return { count: (await resendDeliveries(platform, { destinationId: input.destinationId, resent, actor, now })) ?? 0 }
  })

export const outboxRouter = router({ getList, getOne, undelivered, replay })
