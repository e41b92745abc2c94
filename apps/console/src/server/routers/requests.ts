import { recordPublishedAnyway } from '@forecourt/data/compliance/waivers'
import { finishOnboardings } from '@forecourt/data/onboarding/finishOnboardings'
import { type AnswerResult, publishRequest, sendBackRequest, withdrawRequest } from '@forecourt/data/publishing/requests/answerRequest'
import { dismissAnswer, requestToAnswer, waitingRequests } from '@forecourt/data/publishing/requests/listRequests'
import { type PublishRequestResult, requestPublish } from '@forecourt/data/publishing/requests/requestPublish'
import { textProblems } from '@forecourt/rules/compliance/findingProblems'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { refuseUnexplained, textWarnings } from '../compliance/refuseUnlawful'
import { openTextFindings } from '../compliance/textFindings'
import { warningsReason } from '../compliance/warningsReason'
import { revision, versionNumber } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { refreshSentence } from '../sites/refreshSites'
import { router } from '../trpc'

type RefusedResult = Exclude<PublishRequestResult | AnswerResult, { ok: true }>

/** Throws why a publish request could not be made or answered. */
const refuseRequest = (result: RefusedResult): never => {
  switch (result.reason) {
    case 'invalid': {
      const { length } = result.problems
      throw new CallProblem(
        'BAD_REQUEST',
        `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before this can go live.`,
        {
          problems: result.problems,
        },
      )
    }
    case 'notYours':
      throw new CallProblem('FORBIDDEN', result.message)
    case 'notFound':
      throw notFound('request')
    default:
      throw new CallProblem('CONFLICT', result.message)
  }
}

/** Publish requests that the caller can answer, oldest first. */
const getList = procedure
  .permission('site.publish')
  .input(z.object({ filter: z.object({ organisationId: z.string().max(100).nullish() }).default({}) }))
  .query(async ({ ctx, input }) => {
    const { organisationId } = input.filter
    const accessScopes = organisationId ? narrowScopes(ctx.db, ctx.accessScopes, organisationId) : ctx.accessScopes
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => waitingRequests(scope, siteIds)))
    const data = parts.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    return { data, total: data.length }
  })

/** A publish request: its changes as text, any obstacles and legal warnings, and the config for the preview. */
const get = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const found = await requestToAnswer(ctx.scope, input)
    if (!found) throw notFound('request')
    const warnings = textWarnings(await openTextFindings(ctx, input.siteId, found.config))
    return { ...found, legalWarnings: textProblems(warnings, found.config.identity.country) }
  })

const createInput = z.object({
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
})

/** Requests publishing of the draft as it is now. */
const create = procedure
  .onSite('site.edit')
  .input(createInput)
  .mutation(async ({ ctx, input: wanted }) => {
    const result = await requestPublish(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })

const publishInput = z.object({
  id: z.string().max(100),
  /** The live version that it was compared with. */
  expectedVersion: versionNumber.nullable(),
  /** The side to use where that version conflicts. */
  decision: z.enum(['asked', 'live']).nullable().default(null),
  answer: z.string().trim().max(500).default(''),
  reason: warningsReason,
})

/** Publishes exactly the requested snapshot. */
const publish = procedure
  .onSite('site.publish')
  .input(publishInput)
  .mutation(async ({ ctx, input: { reason, ...wanted } }) => {
    const { siteId, id } = wanted
    const config = (await requestToAnswer(ctx.scope, { siteId, id }))?.config
    if (!config) throw notFound('request')
    const findings = await refuseUnexplained(ctx, { siteId, requestId: id }, { reason, config })
    const result = await publishRequest(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    if (!result.ok) return refuseRequest(result)
    await recordPublishedAnyway(ctx.scope, { siteId, findings, reason, actor: ctx.actor })
    await finishOnboardings(ctx.db, { siteId: wanted.siteId, now: ctx.now })
    const version = result.request.version ?? 0
    const servers = await ctx.refreshSites({ kind: 'site', organisationId: result.organisationId, siteId: wanted.siteId, version })
    return { request: result.request, version, message: refreshSentence(version, servers) }
  })

/** Returns a request to its author with a note; publishes nothing. */
const sendBack = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), answer: z.string().trim().min(1, 'Say what should change.').max(500) }))
  .mutation(async ({ ctx, input }) => {
    const result = await sendBackRequest(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })

/** Withdraws the caller's request; the draft stays. */
const withdraw = procedure
  .onSite('site.edit')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => {
    const result = await withdrawRequest(ctx.scope, { ...input, answer: '', actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })

/** Dismisses the answer to the caller's request. */
const read = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(({ ctx, input }) => dismissAnswer(ctx.scope, { ...input, userId: ctx.session.user.id, now: ctx.now }))

export const requestsRouter = router({ getList, get, create, publish, sendBack, withdraw, read })
