import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { receiveMiscellaneous } from './receiveMiscellaneous'

const answered = async (legacyPath: boolean) => {
  const live = { published: { config: buildConfig({ valuation: { enabled: true, legacyPath } }) } } as unknown as LiveSite
  const request = new Request('https://dealer.example/api/miscellaneous', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ column_name: 'something' }),
  })
  return (await receiveMiscellaneous(request, live)).status
}

it('the old endpoint accepts valuations at the old address only where the site enables it (API-09)', async () => {
  expect(await answered(false)).toBe(404)
  expect(await answered(true)).toBe(400)
})
