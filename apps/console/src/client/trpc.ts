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
const line = { url: '/api/trpc', transformer: superjson, methodOverride: 'POST', headers } as const

/**
 * The console's typed line to its server. Every call is a POST: a draft doesn't fit into an address, and nothing ends up in logs.
 * A draft goes on its own and at once: whoever closes the page right after typing loses nothing. So does word of leaving.
 */
export const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => path === 'sites.saveDraft' || path === 'presence.leave',
      true: httpLink({ ...line, fetch: fetchKeepalive as typeof fetch }),
      false: splitLink({
        // Making a photo of a file, sending one, or waiting for news, takes its time: nothing that is asked meanwhile waits for it.
        condition: ({ path }) => ['stock.addPhoto', 'stock.setReport', 'stock.editPhoto', 'inbox.send', 'inbox.news'].includes(path),
        true: httpLink(line),
        false: httpBatchLink({ ...line, maxItems: 10 }),
      }),
    }),
  ],
})
