import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { pendingOutbox } from '@forecourt/data/outbox/pendingOutbox'
import { outboxKinds } from '@forecourt/rules/outbox/outboxMessages'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Messages to the outside world that were not delivered, newest first, with how many were given up and how many wait to be sent. */
export const undelivered = procedure
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
