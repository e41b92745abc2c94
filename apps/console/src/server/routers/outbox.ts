import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'
import { listUndelivered } from '@forecourt/data/outbox/listUndelivered'
import { pendingOutbox } from '@forecourt/data/outbox/messageDelivery'
import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { fetchSoon } from '@forecourt/data/stock-feeds/dueFeeds'
import { refetchPhotos } from '@forecourt/data/stock-feeds/feedPhotos'
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
      waiting: await pendingOutbox(ctx.db),
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
      z.object({ kind: z.literal('range'), from: instant, until: instant, of: z.enum(outboxKinds).nullable() }),
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
    if (input.kind !== 'delivery') return { count: await replayOutbox(platform, { replayed: input, actor, now }) }
    const resent = { kind: 'these', ids: [input.id] } as const
    return { count: (await resendDeliveries(platform, { destinationId: input.destinationId, resent, actor, now })) ?? 0 }
  })

export const outboxRouter = router({ getList, getOne, undelivered, replay })
