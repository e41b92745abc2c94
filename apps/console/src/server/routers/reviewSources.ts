import { reviewSourceKind } from '@forecourt/data/reviews/sources/reviewSourceKind'
import { fetchReviewsSoon, type ReviewFetchRequest, saveReviewAccess } from '@forecourt/data/reviews/sources/takeReviews'
import { consentState, isConsentState } from '@forecourt/services/review-sources/googleConsent'
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

/** Address of Google's consent screen for a source; null if the installation isn't registered with Google, or for another provider. */
const consentAddress = procedure
  .permission('review.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findToChange(ctx, id)
    if (ctx.googleConsent === null || record.provider !== 'google') return { address: null }
    const state = consentState(ctx.secret, { sourceId: id, userId: ctx.session.user.id }, ctx.now)
    return { address: ctx.googleConsent.address(state) }
  })

/** Stores the access that a user gave at Google, if they began there from this source within half an hour. */
const finishConsent = procedure
  .permission('review.edit')
  .input(z.object({ id: z.string().min(1).max(100), code: z.string().min(1).max(2_000), state: z.string().max(400) }))
  .mutation(async ({ ctx, input: { id, code, state } }) => {
    const { accessScope, record } = await findToChange(ctx, id)
    const isValid = isConsentState(ctx.secret, state, { sourceId: id, userId: ctx.session.user.id }, ctx.now)
    if (ctx.googleConsent === null || record.provider !== 'google' || !isValid)
      throw new CallProblem('CONFLICT', 'This sign-in is no longer valid. Choose Connect and sign in again.')
    const key = await ctx.googleConsent.exchange(code).catch((error: Error) => {
      throw new CallProblem('CONFLICT', error.message)
    })
    await saveReviewAccess(accessScope.scope, { id, credential: sealReviewKey(ctx.secret, key), actor: ctx.actor, now: ctx.now })
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
  ...recordProcedures({ ...access, kindAtTime: () => reviewSourceKind }),
  getList: recordList({
    ...access,
    kind: reviewSourceKind,
    sorts: ['name', 'checkedAt', 'updatedAt'],
    filters: ['locationId', 'provider'],
  }),
  fetchNow,
  connect,
  disconnect,
  consentAddress,
  finishConsent,
})
