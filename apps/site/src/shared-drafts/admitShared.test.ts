import type { OpenedLink } from '@forecourt/data/publishing/sharing/openShareLink'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { expect, it } from 'vitest'
import type { HttpRequest } from '../http/HttpRequest'
import { requestHost } from '../http/requestHost'
import { admitShared, type SharedDraftAccess } from './admitShared'

const open: OpenedLink = {
  state: 'open',
  linkId: 'l',
  siteId: 'north',
  organisationId: 'o',
  hosts: ['north.localhost', 'www.north.example'],
}
const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'

const accessFor = (opened: OpenedLink, over: Partial<SharedDraftAccess> = {}) => {
  const counted: boolean[] = []
  const access: SharedDraftAccess = {
    open: async (_secret, counts) => {
      counted.push(counts)
      return opened
    },
    limiter: createLimiter({ count: 100, seconds: 60 }),
    guesses: createLimiter({ count: 2, seconds: 60 }),
    trustedProxies: 0,
    ...over,
  }
  return { access, counted }
}
const ask = ({
  method = 'GET',
  headers = {},
}: {
  readonly method?: string
  readonly headers?: Record<string, string>
} = {}): HttpRequest => {
  const sent = new Headers({ 'user-agent': person, host: 'north.localhost', ...headers })
  const authority = sent.get('host') ?? ''
  return { method, authority, host: requestHost(authority), path: '/shared/x/', query: '', headers: sent }
}

it.each<{ name: string; opened: OpenedLink; status: number }>([
  { name: 'expired', opened: { state: 'expired' }, status: 410 },
  { name: 'revoked', opened: { state: 'revoked' }, status: 410 },
  { name: 'unknown', opened: { state: 'unknown' }, status: 404 },
])('a link that is $name is refused with $status', async ({ opened, status }) => {
  expect(await admitShared(ask(), 'x', accessFor(opened).access)).toMatchObject({ admitted: false, status })
})

it.each([
  { host: 'north.localhost', admitted: true },
  { host: 'WWW.North.example:3000', admitted: true },
  { host: 'south.localhost', admitted: false },
  { host: 'evil.example', admitted: false },
  { host: '203.0.113.9', admitted: false },
])('an open link admits only on the hosts of its site: $host', async ({ host, admitted }) => {
  expect(await admitShared(ask({ headers: { host } }), 'x', accessFor(open).access)).toMatchObject(
    admitted ? { admitted } : { status: 404 },
  )
})

it('an open link refuses POST', async () => {
  const { access, counted } = accessFor(open)
  expect(await admitShared(ask({ method: 'POST' }), 'x', access)).toMatchObject({ status: 405 })
  expect(counted).toEqual([])
})

it.each<{ name: string; headers: Record<string, string>; counts: boolean }>([
  { name: 'a person who opens the link', headers: { 'sec-fetch-site': 'none' }, counts: true },
  { name: 'a person who comes from webmail', headers: { 'sec-fetch-site': 'cross-site' }, counts: true },
  { name: 'following a link within the draft', headers: { 'sec-fetch-site': 'same-origin' }, counts: false },
  { name: 'a messenger’s link preview', headers: { 'user-agent': 'WhatsApp/2.23' }, counts: false },
])('$name counts as opening the link: $counts', async ({ headers, counts }) => {
  const { access, counted } = accessFor(open)
  await admitShared(ask({ headers }), 'x', access)
  expect(counted).toEqual([counts])
})

it('guesses and repeated requests are limited', async () => {
  const { access } = accessFor({ state: 'unknown' })
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt++) statuses.push(await admitShared(ask(), 'x', access))
  expect(statuses).toMatchObject([{ status: 404 }, { status: 404 }, { status: 429 }])
  const slow = accessFor(open, { limiter: createLimiter({ count: 1, seconds: 60 }) }).access
  expect(await admitShared(ask(), 'x', slow)).toEqual({ admitted: true })
  expect(await admitShared(ask(), 'x', slow)).toMatchObject({ status: 429 })
})
