import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { listConfig } from './listConfig'
import { listSite } from './listData'

it('the config that a stock list sends to the browser has no key and no phone number (VDP-16, VDP-18)', () => {
  const config = buildConfig({
    phone: { main: '02 5550 1111', usedCars: '02 5550 3333' },
    search: { appId: 'ABC123DEF4', key: '0123456789abcdef0123456789abcdef', indexName: 'an-index' },
    chat: { enabled: true, token: 'a-token' },
  })
  const site = buildSiteData()
  expect(JSON.stringify([config, site])).toMatch(/ABC123DEF4.*a-token|a-token.*ABC123DEF4/)
  const sent = JSON.stringify([listConfig(config), listSite(site)])
  for (const value of ['02 5550', 'ABC123DEF4', '0123456789abcdef', 'an-index', 'a-token']) expect(sent).not.toContain(value)
  expect(sent).toContain(site.locations[0]?.name)
})
