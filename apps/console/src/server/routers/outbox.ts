import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { pendingOutbox } from '@forecourt/data/outbox/pendingOutbox'
import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { outboxKinds } from '@forecourt/rules/outbox/outboxMessages'
import { mailFolder } from '@forecourt/services/mail/mailFolder'
import { z } from 'zod'
import { notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Mails caught by the embedded mailbox, newest first. Staff-only: contains every organisation's mail. */
const getList = procedure
  .onPlatform('mail.read')
  .input(listInput(['receivedAt'], {}))
  .query(async ({ ctx, input: { page, perPage } }) => {
    const { messages, total } = await mailFolder(ctx.mailDirectory).list({ offset: (page - 1) * perPage, limit: perPage })
    return { data: messages, total }
  })

const getOne = procedure
  .onPlatform('mail.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const mail = await mailFolder(ctx.mailDirectory).read(id)
    if (!mail) throw notFound('message')
    return mail
  })

/** Undelivered messages, newest first, with the numbers of failed and queued ones. */
const undelivered = procedure
  .onPlatform('mail.read')
  .input(
    z.object({
      state: z.enum(['dead', 'retried', 'all']).default('all'),
      kind: z.enum(outboxKinds).nullable().default(null),
      text: z.string().trim().max(100).default(''),
      page: z.int().min(1).max(1000).default(1),
      perPage: z.int().min(1).max(100).default(25),
    }),
  )
  .query(async ({ ctx, input: { state, page, perPage, ...filter } }) => {
    const { platform } = ctx.db
    const { rows, total } = await listOutbox(platform, { page, perPage, filter: { ...filter, undelivered: state } })
    const dead = await listOutbox(platform, { page: 1, perPage: 1, filter: { undelivered: 'dead' } })
    const sites = await platform.transaction((tx) =>
      tx.site.findMany({ where: { id: { in: rows.flatMap(({ siteId }) => siteId ?? []) } }, select: { id: true, name: true } }),
    )
    const names = new Map(sites.map(({ id, name }) => [id, name]))
    return {
      rows: rows.map(({ id, kind, payload, siteId, leadId, status, attempts, lastError, createdAt, nextAttemptAt }) => ({
        ...{ id, kind, leadId, attempts, lastError, createdAt, nextAttemptAt },
        to: payload.to ?? null,
        siteName: siteId === null ? null : (names.get(siteId) ?? null),
        isGivenUp: status === 'dead',
      })),
      total,
      dead: dead.total,
      waiting: await pendingOutbox(ctx.db),
    }
  })

const instant = z.iso.datetime({ offset: true })

/** Requeues failed messages: chosen ones, or all of a period. */
const replay = procedure
  .onPlatform('mail.resend')
  .input(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('these'), ids: z.array(z.string().min(1).max(100)).min(1).max(100) }),
      z.object({ kind: z.literal('range'), from: instant, until: instant, of: z.enum(outboxKinds).nullable() }),
    ]),
  )
  .mutation(async ({ ctx, input }) => ({ count: await replayOutbox(ctx.db.platform, { replayed: input, actor: ctx.actor, now: ctx.now }) }))

export const outboxRouter = router({ getList, getOne, undelivered, replay })
