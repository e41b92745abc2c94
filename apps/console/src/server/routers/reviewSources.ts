import { reviewSourceKind } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { fetchReviewsSoon, type ReviewFetchRequest, saveReviewAccess } from '@forecourt/data/reviews/sources/takeReviews'
import { sealReviewKey } from '@forecourt/services/review-sources/reviewKey'
import { z } from 'zod'
import type { AccessScope } from '../access/AccessScope'
import { findRecord } from '../edited-records/findRecord'
import { recordList } from '../edited-records/recordList'
import { recordProcedures } from '../edited-records/recordProcedures'
import { CallProblem } from '../errors/CallProblem'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** A source that the caller may change. */
const findToChange = async ({ accessScopes }: { readonly accessScopes: readonly AccessScope[] }, id: string) => {
  const found = await findRecord(accessScopes, reviewSourceKind, id)
  const refusal = reviewSourceKind.refusal(found.record)
  if (refusal) throw new CallProblem('CONFLICT', refusal)
  return found
}

const demoOnly = 'Sample reviews are for demonstrations only. Choose where your customers write reviews.'

const fetchRefusals: Readonly<Record<Exclude<ReviewFetchRequest, 'scheduled'>, string>> = {
  paused: 'This source is paused. Resume it before you fetch.',
  notConnected: 'This source isn’t connected. Choose Connect first.',
  demoOnly,
}

/** Fetches a source's reviews within seconds. */
const fetchNow = procedure
  .permission('review.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findToChange(ctx, id)
    const request = await fetchReviewsSoon(accessScope.scope, { id, actor: ctx.actor, now: ctx.now })
    if (request !== 'scheduled') throw new CallProblem('CONFLICT', fetchRefusals[request])
    return { id }
  })

/** Stores the access to a source, encrypted, and fetches its reviews within seconds. The access is never returned. */
const connect = procedure
  .permission('review.edit')
  .input(z.object({ id: z.string().min(1).max(100), key: z.string().trim().min(10, 'Paste the whole token.').max(4_000) }))
  .mutation(async ({ ctx, input: { id, key } }) => {
    const { accessScope } = await findToChange(ctx, id)
    const access = { id, credential: sealReviewKey(ctx.secret, key), actor: ctx.actor, now: ctx.now }
    if (!(await saveReviewAccess(accessScope.scope, access))) throw new CallProblem('CONFLICT', demoOnly)
    return { id }
  })

/** Deletes the access to a source; its reviews stay. */
const disconnect = procedure
  .permission('review.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findToChange(ctx, id)
    const access = { id, credential: null, actor: ctx.actor, now: ctx.now }
    if (!(await saveReviewAccess(accessScope.scope, access))) throw new CallProblem('CONFLICT', demoOnly)
    return { id }
  })

const access = { permission: 'review.edit', isPlatformOnly: false } as const

export const reviewSourcesRouter = router({
  ...recordProcedures({ ...access, kindAt: () => reviewSourceKind }),
  getList: recordList({
    ...access,
    kind: reviewSourceKind,
    sorts: ['name', 'checkedAt', 'updatedAt'],
    filters: ['locationId', 'provider'],
  }),
  fetchNow,
  connect,
  disconnect,
})
