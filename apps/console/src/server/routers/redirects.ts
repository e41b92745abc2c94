import { changeRedirects, undoRedirects } from '@forecourt/data/pages/redirects/changeRedirects'
import { listRedirects } from '@forecourt/data/pages/redirects/listRedirects'
import { dismissMissing, missingAddresses } from '@forecourt/data/pages/redirects/missingAddresses'
import { oldAddresses } from '@forecourt/data/pages/redirects/oldAddresses'
import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { createRedirectTable, maxRedirects, type Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { parseRedirect } from '@forecourt/rules/routing/redirects/parseRedirect'
import { parseSitemap } from '@forecourt/rules/routing/redirects/parseSitemap'
import { type RedirectColumnField, redirectColumns } from '@forecourt/rules/routing/redirects/redirectColumns'
import { csvText } from '@forecourt/rules/text/csvText'
import { FetchFault } from '@forecourt/services/http/fetchPublic'
import { fetchSitemapAddresses } from '@forecourt/services/old-site/fetchSitemapAddresses'
import { parseRedirectFile } from '@forecourt/services/redirects/parseRedirectFile'
import { decodeFeed } from '@forecourt/services/stock-feeds/decodeFeed'
import { FeedFault, mostHeadings } from '@forecourt/services/stock-feeds/FeedRecords'
import { z } from 'zod'
import { CallProblem, notFound } from '../errors/CallProblem'
import { feedFileInput } from '../feeds/feedInput'
import { refuseUnreadable } from '../feeds/findFeed'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** A page of a site's redirects, and their last changes. */
const list = procedure
  .onSite('site.read')
  .input(z.object({ q: z.string().trim().max(200).default(''), page: z.int().min(0).max(10_000).default(0) }))
  .query(async ({ ctx, input: { siteId, q, page } }) => ({
    site: { name: ctx.site.name, status: ctx.site.status },
    ...(await listRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId, q, page })),
  }))

/** Addresses of a site that returned 404, each with its most likely page. */
const missing = procedure
  .onSite('site.read')
  .query(({ ctx, input: { siteId } }) => missingAddresses(ctx.db, { organisationId: ctx.site.organisationId, siteId, now: ctx.now }))

/** Resolves an address of a site, and lists the redirects on the way. */
const test = procedure
  .onSite('site.read')
  .input(z.object({ address: z.string().trim().min(1).max(1_000) }))
  .query(async ({ ctx, input: { siteId, address } }) => {
    const path = address.replace(/^https?:\/\/[^/?#]*/i, '')
    const table = createRedirectTable(await siteRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId }))
    return { redirected: table.find(path.startsWith('/') ? path : `/${path}`) }
  })

/** A site's redirects as a CSV file that can be imported again. */
const exportCsv = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const redirects = await siteRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId })
  return {
    fileName: `redirects-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`,
    text: csvText(
      ['from', 'to', 'code'],
      redirects.map(({ from, to, code }) => [from, to, code]),
    ),
  }
})

const entered = z.object({ from: z.string().max(2_000), to: z.string().max(2_000), code: z.string().max(10) })

/**
 * Adds, changes and removes redirects in one transaction. Invalid input is reported by field. A target without a page, and an old address
 * that has one, must be confirmed.
 */
const change = procedure
  .onSite('site.publish')
  .input(
    z.object({
      rows: z.array(entered).max(2_000).default([]),
      removed: z.array(z.string().max(500)).max(1_000).default([]),
      /** Whether an existing redirect may be replaced. */
      replaces: z.boolean().default(true),
      /** Whether the user has confirmed the warnings. */
      confirmed: z.boolean().default(false),
    }),
  )
  .mutation(async ({ ctx, input: { siteId, rows, removed, replaces, confirmed } }) => {
    const wanted = new Map<string, Redirect | null>(removed.map((from) => [from, null]))
    for (const row of rows) {
      const read = parseRedirect(row)
      if ('problems' in read) throw new CallProblem('BAD_REQUEST', Object.values(read.problems)[0] ?? '', { fields: { ...read.problems } })
      wanted.set(read.redirect.from, read.redirect)
    }
    const { organisationId } = ctx.site
    const request = { organisationId, siteId, wanted, actor: ctx.actor, now: ctx.now }
    const dryRun = await changeRedirects(ctx.db, { ...request, apply: false })
    const [refused] = dryRun.refused
    if (refused) throw new CallProblem('CONFLICT', refused.message, { fields: { to: refused.message } })
    const known = replaces ? undefined : dryRun.rows.find(({ before, after }) => before && after)
    if (known) {
      const message = `${known.from} already redirects to ${known.before?.to ?? 'nothing (410)'}. Change that redirect instead.`
      throw new CallProblem('CONFLICT', message, { fields: { from: message } })
    }
    const warnings = [...dryRun.targetsWithoutPage, ...dryRun.hiddenPages]
    const [warning] = warnings
    if (warning && !confirmed) {
      const others = warnings.length > 1 ? ` ${warnings.length - 1} more redirects have warnings.` : ''
      const message = `${rows.length > 1 ? `${warning.from}: ` : ''}${warning.message}${others} Save anyway?`
      throw new CallProblem('CONFLICT', message, { fields: { confirmed: message } })
    }
    const { changeId, hiddenPages } = await changeRedirects(ctx.db, { ...request, apply: true })
    if (changeId) await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    return { changeId, changed: dryRun.rows.length, hiddenPages }
  })

const maxListedRows = 200

/** What the user decided about the columns and cells of a table. */
const tableDecisions = {
  columns: z
    .array(z.object({ heading: z.string().max(1_000), field: z.enum(Object.keys(redirectColumns) as RedirectColumnField[]).nullable() }))
    .max(mostHeadings)
    .default([]),
  corrections: z
    .array(z.object({ row: z.int().min(1), column: z.string().max(1_000), value: z.string().max(2_000) }))
    .max(2_000)
    .default([]),
}

/** Imports a file of redirects, or previews it. Invalid rows are skipped and reported; the others are one change that `undo` reverts. */
const importFile = procedure
  .onSite('site.publish')
  .input(z.object({ ...feedFileInput, ...tableDecisions, apply: z.boolean() }))
  .mutation(async ({ ctx, input: { siteId, name, data, apply, ...decisions } }) => {
    const { wanted, rowNumbers, refused, addressHeadings, columns } = await refuseUnreadable(
      parseRedirectFile(Buffer.from(data, 'base64'), decisions),
    )
    const { organisationId } = ctx.site
    const done = await changeRedirects(ctx.db, {
      organisationId,
      siteId,
      wanted,
      protectsPages: true,
      apply,
      actor: ctx.actor,
      now: ctx.now,
      by: name,
    })
    if (done.changeId) await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    const withRows = (each: { readonly from: string; readonly message: string }) => ({ row: rowNumbers.get(each.from) ?? 0, ...each })
    // Names the cell of an unusable target, where the user corrects it.
    const withTargetCell = (each: { readonly from: string; readonly message: string }) => ({
      ...withRows(each),
      ...(addressHeadings.to !== undefined && { cell: { column: addressHeadings.to, value: wanted.get(each.from)?.to ?? '' } }),
    })
    const all = [...refused, ...done.refused.map(withTargetCell)]
    return {
      added: done.rows.filter(({ before }) => !before).length,
      changed: done.rows.filter(({ before }) => before).length,
      unchanged: wanted.size - done.rows.length - done.refused.length,
      refusedCount: all.length,
      refused: all.toSorted((one, other) => one.row - other.row).slice(0, maxListedRows),
      warningCount: done.targetsWithoutPage.length + done.hiddenPages.length,
      warnings: [...done.targetsWithoutPage, ...done.hiddenPages]
        .map(withRows)
        .toSorted((one, other) => one.row - other.row)
        .slice(0, maxListedRows),
      columns,
      changeId: done.changeId,
    }
  })

/** Undoes a change of redirects as a whole. */
const undo = procedure
  .onSite('site.publish')
  .input(z.object({ changeId: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { siteId, changeId } }) => {
    const { organisationId } = ctx.site
    const undone = await undoRedirects(ctx.db, { organisationId, siteId, changeId, actor: ctx.actor, now: ctx.now })
    if (!undone) throw new CallProblem('NOT_FOUND', 'This change no longer exists or was already undone.')
    await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    return undone
  })

/** Dismisses a missing address from the proposals, or restores it. */
const dismiss = procedure
  .onSite('site.publish')
  .input(z.object({ path: z.string().min(1).max(600), dismissed: z.boolean() }))
  .mutation(async ({ ctx, input: { siteId, path, dismissed } }) => {
    const { organisationId } = ctx.site
    if (!(await dismissMissing(ctx.db, { organisationId, siteId, path, dismissed, actor: ctx.actor }))) throw notFound('address')
    return { path }
  })

const source = z.union([z.object({ domain: z.string().trim().min(1, 'Enter the old site’s domain.').max(300) }), z.object(feedFileInput)])

const addressesOf = async (from: z.infer<typeof source>): Promise<readonly string[]> => {
  try {
    if ('domain' in from) return await fetchSitemapAddresses(from.domain, { max: maxRedirects, trusted: [] })
    const { pages, sitemaps } = parseSitemap(decodeFeed(Buffer.from(from.data, 'base64')))
    if (pages.length > 0) return pages.slice(0, maxRedirects)
    throw new FeedFault(
      sitemaps.length > 0 ? 'This sitemap refers to others. Upload those, or enter the domain.' : 'This file contains no addresses.',
    )
  } catch (error) {
    if (error instanceof FetchFault) throw new CallProblem('BAD_REQUEST', error.message, { fields: { domain: error.message } })
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

/** Proposals per response; more follow once these are accepted. */
const maxProposed = 2_000

/** Reads an old site's addresses from its sitemaps or a file, and proposes a target for each. Changes nothing. */
const oldSite = procedure
  .onSite('site.publish')
  .input(z.object({ from: source }))
  .mutation(async ({ ctx, input: { siteId, from } }) => {
    const addresses = await addressesOf(from)
    const request = { organisationId: ctx.site.organisationId, siteId, addresses, actor: ctx.actor, now: ctx.now }
    const report = await oldAddresses(ctx.db, { ...request, source: 'domain' in from ? from.domain : from.name })
    if (!report) throw new CallProblem('CONFLICT', 'Publish the site first. Its pages are needed to match the old addresses.')
    const { proposed, open, ...counts } = report
    return {
      ...counts,
      proposedCount: proposed.length,
      openCount: open.length,
      proposed: proposed.slice(0, maxProposed),
      open: open.slice(0, 200).map((each) => each.from),
    }
  })

export const redirectsRouter = router({ list, missing, test, exportCsv, change, importFile, undo, dismiss, oldSite })
