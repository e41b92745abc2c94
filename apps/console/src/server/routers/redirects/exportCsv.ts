import { siteRedirects } from '@forecourt/data/pages/redirects/siteRedirects'
import { csvText } from '@forecourt/rules/text/csvText'
import { procedure } from '../../procedure'

/** A site's redirects as a file that is read again. */
export const exportCsv = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const redirects = await siteRedirects(ctx.db, { organisationId: ctx.site.organisationId, siteId })
  return {
    fileName: `redirects-${ctx.site.slug}-${ctx.now.slice(0, 10)}.csv`,
    text: csvText(
      ['from', 'to', 'code'],
      redirects.map(({ from, to, code }) => [from, to, code]),
    ),
  }
})
