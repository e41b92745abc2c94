import type { OpenedLink } from '@forecourt/data/publishing/sharing/openShareLink'
import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { secretHeader } from './secretHeader'
import { sharedResponse } from './sharedResponse'

const asked: { opened: OpenedLink | 'away' } = { opened: 'away' }
vi.mock('../env', () => ({ env: () => ({ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}' }) }))
vi.mock('../sites/database', () => ({ database: () => ({}) }))
vi.mock('@forecourt/data/publishing/sharing/openShareLink', () => ({
  openShareLink: async () => {
    if (asked.opened === 'away') throw new Error('The database is away.')
    return asked.opened
  },
}))

const link = { state: 'open', linkId: 'link', siteId: 'site', organisationId: 'north', hosts: ['cars.example'] } as const
const respond = (opened: typeof asked.opened, method = 'GET') => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  asked.opened = opened
  const request = new NextRequest('https://cars.example/shared/the-secret/search?make=Kia', { method, headers: { host: 'cars.example' } })
  return sharedResponse(request, { secret: 'the-secret', path: '/search' })
}

it.each([
  { name: 'open', opened: link, status: 200 },
  { name: 'of another host', opened: { ...link, hosts: ['other.example'] }, status: 404 },
  { name: 'unknown', opened: { state: 'unknown' }, status: 404 },
  { name: 'expired', opened: { state: 'expired' }, status: 410 },
  { name: 'taken back', opened: { state: 'revoked' }, status: 410 },
  { name: 'while the database is away', opened: 'away', status: 503 },
  { name: 'sent to', opened: link, method: 'POST', status: 405 },
] as const)('a shared draft is not cached, indexed or named to other sites: $name', async ({ opened, status, ...sent }) => {
  const response = await respond(opened, 'method' in sent ? sent.method : 'GET')
  expect([response.status, ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => response.headers.get(name))]).toEqual([
    ...[status, 'no-store', 'no-referrer', 'noindex, nofollow'],
  ])
  const isShown = status === 200
  expect(response.headers.get(secretHeader)).toBe(isShown ? 'the-secret' : null)
  const rewritten = isShown ? 'https://cars.example/draft/the-secret/search?make=Kia' : null
  expect(response.headers.get('x-middleware-rewrite')).toBe(rewritten)
  expect(response.headers.get('content-security-policy')).toMatch(isShown ? /form-action 'none'/ : /default-src 'none'/)
})
