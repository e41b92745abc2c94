import { listMarketFeeds } from '@forecourt/data/market-feeds/marketFeeds'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { siteFormats } from '@forecourt/services/market-feeds/template/siteFormats'
import { procedure } from '../../procedure'

/** Every format, one of its own making among them, the site's stock can be fetched in where it trades, with its address where somebody opened it. */
export const list = procedure.onSite('stock.read').query(async ({ ctx, input: { siteId } }) => {
  const open = await listMarketFeeds(ctx.scope, siteId)
  const [host] = ctx.site.hosts
  const country = (await publishedSite(ctx.db, siteId))?.config.identity.country
  // Which country a site is in is known once it is live.
  return (await siteFormats(ctx.scope, siteId))
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .map(({ id, title, help, file, countries }) => {
      const feed = open.find(({ format }) => format === id)
      return {
        ...{ id, title, help, file, countries },
        address: feed && host !== undefined ? `${ctx.originOf(host)}/feeds/${feed.secret}/${file}` : null,
        storeCodes: feed?.storeCodes ?? {},
        openedBy: feed?.author ?? null,
        openedAt: feed?.createdAt ?? null,
      }
    })
})
