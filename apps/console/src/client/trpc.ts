import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../server/appRouter'
import { viewAsHeader } from '../viewAsHeader'
import { fetchKeepalive } from './fetchKeepalive'
import { chosenViewAs } from './viewAs'

const headers = () => {
  const role = chosenViewAs()
  return role === null ? {} : { [viewAsHeader]: role }
}
const linkOptions = { url: '/api/trpc', transformer: superjson, methodOverride: 'POST', headers } as const

/**
 * Slow calls aren't batched: no other call waits for photo processing, sending, long polling or rendered pages, and each can be aborted
 * on its own.
 */
const slowCalls: readonly string[] = [
  ...['stock.addPhoto', 'stock.setReport', 'stock.editPhoto', 'inbox.send', 'inbox.waitForChanges'],
  // Publishing waits for the check of texts, which must not wait for the calls beside it.
  ...['sites.textFindings', 'sites.compliance', 'compliance.check'],
  ...['sites', 'rollouts', 'stock', 'feeds', 'locations', 'offers', 'posts', 'models', 'lenders', 'charges'].map(
    (router) => `${router}.forecast`,
  ),
]

/**
 * The console's typed tRPC client. Every call is a POST: a draft doesn't fit into a URL, and no input ends up in access logs. Draft saves
 * are sent at once, unbatched and with keepalive, so that closing the page right after typing loses nothing; so are presence leaves.
 */
export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => path === 'sites.saveDraft' || path === 'presence.leave',
      true: httpLink({ ...linkOptions, fetch: fetchKeepalive as typeof fetch }),
      false: splitLink({
        condition: ({ path }) => slowCalls.includes(path),
        true: httpLink(linkOptions),
        false: httpBatchLink({ ...linkOptions, maxItems: 10 }),
      }),
    }),
  ],
})
