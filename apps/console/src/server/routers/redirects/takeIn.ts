import { changeRedirects } from '@forecourt/data/pages/redirects/changeRedirects'
import { parseRedirect } from '@forecourt/rules/routing/redirects/parseRedirect'
import { mostRedirects, type Redirect } from '@forecourt/rules/routing/redirects/Redirect'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { parseRecords } from '@forecourt/services/stock-feeds/parseRecords'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { feedFileInput } from '../../feeds/feedInput'
import { procedure } from '../../procedure'

interface RefusedRow {
  /** As a spreadsheet counts; 1 is the headings. */
  readonly row: number
  readonly from: string
  readonly says: string
}

const headings: { readonly [Field in 'from' | 'to' | 'code']: readonly string[] } = {
  from: ['from', 'old', 'source', 'old url', 'old address', 'source url', 'redirect from'],
  to: ['to', 'new', 'target', 'new url', 'new address', 'target url', 'redirect to', 'destination'],
  code: ['code', 'status', 'type', 'http code', 'redirect type'],
}

const readFile = async (data: string) => {
  try {
    const file = await parseRecords(Buffer.from(data, 'base64'))
    const named = (field: keyof typeof headings) => file.headings.find((heading) => headings[field].includes(heading.trim().toLowerCase()))
    const [from, to, code] = [named('from'), named('to'), named('code')]
    if (from === undefined || (to === undefined && code === undefined))
      throw new FeedFault('The first line names the columns: from, to, code.')
    const wanted = new Map<string, Redirect | null>()
    const rowOf = new Map<string, number>()
    const refused: RefusedRow[] = []
    for await (const batch of file.batches)
      for (const { row, values, unreadable } of batch) {
        if (unreadable) {
          refused.push({ row, from: unreadable.text, says: unreadable.says })
          continue
        }
        const cell = (heading: string | undefined) => (heading === undefined ? '' : (values.get(heading) ?? ''))
        const read = parseRedirect({ from: cell(from), to: cell(to), code: cell(code) })
        if ('problems' in read) refused.push({ row, from: cell(from), says: Object.values(read.problems)[0] ?? '' })
        else if (rowOf.has(read.redirect.from))
          refused.push({ row, from: cell(from), says: `Row ${rowOf.get(read.redirect.from)} says the same address already.` })
        else {
          wanted.set(read.redirect.from, read.redirect)
          rowOf.set(read.redirect.from, row)
        }
        if (rowOf.size > mostRedirects) throw new FeedFault(`A site has at most ${mostRedirects.toLocaleString('en-AU')} redirects.`)
      }
    return { wanted, rowOf, refused }
  } catch (error) {
    if (error instanceof FeedFault) throw new CallProblem('BAD_REQUEST', error.problem)
    throw error
  }
}

const mostNamed = 200

/** Takes in a file of redirects (from, to, code), or says what it would do. What can't be kept is left out by row; the rest is one change that `undo` takes back. */
export const takeIn = procedure
  .onSite('site.publish')
  .input(z.object({ ...feedFileInput, apply: z.boolean() }))
  .mutation(async ({ ctx, input: { siteId, name, data, apply } }) => {
    const { wanted, rowOf, refused } = await readFile(data)
    const { organisationId } = ctx.site
    const done = await changeRedirects(ctx.db, { organisationId, siteId, wanted, apply, actor: ctx.actor, now: ctx.now, by: name })
    if (done.changeId) await ctx.refreshSites({ kind: 'redirects', organisationId, siteId })
    const all = [...refused, ...done.refused.map(({ from, says }) => ({ row: rowOf.get(from) ?? 0, from, says }))]
    return {
      added: done.rows.filter(({ before }) => !before).length,
      changed: done.rows.filter(({ before }) => before).length,
      unchanged: wanted.size - done.rows.length - done.refused.length,
      refusedCount: all.length,
      refused: all.toSorted((one, other) => one.row - other.row).slice(0, mostNamed),
      shadowedCount: done.shadowed.length,
      shadowed: done.shadowed.slice(0, mostNamed),
      changeId: done.changeId,
    }
  })
