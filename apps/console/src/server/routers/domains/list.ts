import { listHosts } from '@forecourt/data/hosts/listHosts'
import { procedure } from '../../procedure'

/** The addresses of a site, and what proves those that are the dealer's own. */
export const list = procedure.onSite('site.read').query(async ({ ctx, input: { siteId } }) => {
  const hosts = await listHosts(ctx.scope, siteId)
  return {
    site: { name: ctx.site.name, status: ctx.site.status },
    hosts: hosts.map((entry) => ({ ...entry, address: ctx.originOf(entry.host) })),
  }
})
