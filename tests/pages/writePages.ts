import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoPages } from '../meta/demoPages'
import { openDemo } from '../meta/seededDemo'
import { serverHtml } from '../meta/serverHtml'

const folder = process.env.PAGES_FOLDER ?? ''

/** One tag per line, so that a diff is located. */
const lines = (html: string) => html.replaceAll('><', '>\n<')

const demo = await openDemo()

test('writes every page of the demo sites', async () => {
  mkdirSync(folder, { recursive: true })
  let written = 0
  for (const of of demo.sites) {
    const { site, siteData, request } = of
    const write = (address: string, html: string) => {
      writeFileSync(path.join(folder, `${encodeURIComponent(`${site.slug} ${address}`).slice(0, 200)}.html`), lines(html))
      written++
    }
    for (const { path: address, query, route, data } of await demoPages(demo, of))
      write(address + query, serverHtml({ found: true, route, config: site.config, data, request }))
    write('/no-such-page', serverHtml({ found: false, config: site.config, site: siteData, request }))
  }
  expect(written).toBeGreaterThan(300)
})
