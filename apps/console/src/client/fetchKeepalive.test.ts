import { expect, test, vi } from 'vitest'
import { fetchKeepalive } from './fetchKeepalive'

test.each([
  { name: 'A draft is sent with keepalive, so that it is saved after the page closes', body: '{"values":{}}', keepalive: true },
  { name: 'A draft too large for keepalive is sent without it', body: 'é'.repeat(40_000), keepalive: false },
])('$name', async ({ body, keepalive }) => {
  const sent = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', sent)
  await fetchKeepalive('/api/trpc/sites.saveDraft', { method: 'POST', body })
  expect(sent).toHaveBeenCalledWith('/api/trpc/sites.saveDraft', { method: 'POST', body, keepalive })
})
