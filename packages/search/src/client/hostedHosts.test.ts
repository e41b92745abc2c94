import { liteClient } from 'algoliasearch/lite'
import { expect, it } from 'vitest'
import { hostedHosts } from './hostedHosts'

it('A page may ask every host that the client of its application asks (CFG-14).', async () => {
  const asked: string[] = []
  const client = liteClient('ABC123DEF4', 'key', {
    requester: {
      send: async ({ url }) => {
        asked.push(new URL(url).origin)
        return { status: 500, content: '{}', isTimedOut: false, headers: {} }
      },
    },
  })
  await client.search({ requests: [{ indexName: 'cars' }] }).catch(() => {})
  const allowed = hostedHosts({ appId: 'ABC123DEF4', key: 'key' }).map((host) => new URL(host).origin)
  expect(asked.length).toBeGreaterThan(1)
  expect(allowed).toEqual(expect.arrayContaining(asked))
})

it.each([
  { name: 'an application', appId: '', key: 'key' },
  { name: 'a key', appId: 'ABC123DEF4', key: '' },
])('A page asks nobody else without $name.', ({ appId, key }) => expect(hostedHosts({ appId, key })).toEqual([]))
