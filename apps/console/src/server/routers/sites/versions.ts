import { recordPublishedAnyway } from '@forecourt/data/compliance/waivers'
import { compareVersions as compare } from '@forecourt/data/publishing/compareVersions'
import { getVersion as getSiteVersion, listVersions as list } from '@forecourt/data/sites/versions/listVersions'
import { restoreVersion, rollBackSite } from '@forecourt/data/sites/versions/rollBackSite'
import { z } from 'zod'
import { refuseUnexplained } from '../../compliance/refuseUnlawful'
import { warningsReason } from '../../compliance/warningsReason'
import { revision, versionNumber } from '../../configValues'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { refreshSentence } from '../../sites/refreshSites'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'
import { requireSavedDraft } from '../../sites/requireSavedDraft'

const pageSize = 30

/** A page of the history, newest first; `before` requests versions older than one. */
export const listVersions = procedure
  .onSite('site.read')
  .input(z.object({ before: versionNumber.optional() }))
  .query(async ({ ctx, input: { siteId, before } }) => {
    const versions = await list(ctx.scope, siteId, { before, limit: pageSize + 1 })
    return {
      versions: versions.slice(0, pageSize).map(({ authorName, ...version }) => ({ ...version, author: authorName })),
      hasOlder: versions.length > pageSize,
    }
  })

export const getVersion = procedure
  .onSite('site.read')
  .input(z.object({ version: versionNumber }))
  .query(async ({ ctx, input: { siteId, version } }) => {
    const found = await getSiteVersion(ctx.scope, siteId, version)
    if (!found) throw notFound('version')
    const { number, hash, publishedAt, authorName, note, config, values } = found
    return { number, hash, publishedAt, author: authorName, note, config, values }
  })

/** The differences between two versions, or a version and the draft, as text. */
export const compareVersions = procedure
  .onSite('site.read')
  .input(z.object({ from: z.union([versionNumber, z.literal('live')]), to: z.union([versionNumber, z.literal('draft')]) }))
  .query(async ({ ctx, input: { siteId, from, to } }) => {
    const before = from === 'live' ? ctx.site.liveVersion : from
    const changes = before === null ? null : await compare(ctx.scope, siteId, before, to)
    if (!changes) throw notFound('version')
    return { changes }
  })

/** Publishes an earlier version again, if its pages are lawful and warnings that it adds are explained; the draft stays. */
export const rollBack = procedure
  .onSite('site.publish')
  .input(z.object({ version: versionNumber, expectedVersion: versionNumber.nullable(), reason: warningsReason }))
  .mutation(async ({ ctx, input: { siteId, version, expectedVersion, reason } }) => {
    const old = await getSiteVersion(ctx.scope, siteId, version)
    if (!old) throw notFound('version')
    const remedy = `Copy version ${version} to the draft, fix or accept it there, then publish the draft.`
    const findings = await refuseUnexplained(ctx, { siteId, config: old.config }, { reason, config: old.config, remedy })
    const result = await rollBackSite(ctx.scope, { siteId, number: version, expectedVersion, actor: ctx.actor })
    if (!result.ok && result.reason === 'conflict')
      throw new CallProblem('CONFLICT', `Version ${result.liveVersion} went live in the meantime. Check it before you roll back.`)
    if (!result.ok) throw notFound('version')
    await recordPublishedAnyway(ctx.scope, { siteId, findings, reason, actor: ctx.actor })
    const servers = await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId, version })
    return { version, publishedAt: ctx.now, servers, message: refreshSentence(version, servers) }
  })

/** Copies an earlier version to the draft, to edit and publish. */
export const restore = procedure
  .onSite('site.edit')
  .input(z.object({ version: versionNumber, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, version, expectedRevision } }) => {
    const old = await getSiteVersion(ctx.scope, siteId, version)
    if (!old) throw notFound('version')
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, old.values)
    const result = await restoreVersion(ctx.scope, { siteId, number: version, expectedRevision, actor: ctx.actor })
    const saved = requireSavedDraft(result, ctx.site.liveVersion)
    return { revision: saved.revision, savedAt: saved.savedAt, values: old.values }
  })
