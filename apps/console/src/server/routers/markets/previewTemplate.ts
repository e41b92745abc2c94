import { marketFile } from '@forecourt/services/market-feeds/marketFile'
import { marketSite } from '@forecourt/services/market-feeds/marketSite'
import { marketTemplate } from '@forecourt/services/market-feeds/template/MarketTemplate'
import { templateFormat } from '@forecourt/services/market-feeds/template/templateFormat'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** As much of a file as is shown. Characters. */
const maxCharacters = 20_000

/** How the file of a template begins, with the cars of the site as they are now. Nothing is kept. */
export const previewTemplate = procedure
  .onSite('stock.read')
  .input(z.object({ document: marketTemplate }))
  .query(async ({ ctx, input: { siteId, document } }) => {
    const market = await marketSite(ctx, siteId, {})
    if (!market) throw new CallProblem('BAD_REQUEST', 'The site isn’t live: nobody is told of its cars.')
    let text = ''
    for await (const part of marketFile(ctx.db, templateFormat('preview', 'preview', document), market, () => {})) {
      text += part
      if (text.length > maxCharacters) break
    }
    return { text: text.slice(0, maxCharacters), isWhole: text.length <= maxCharacters }
  })
