import { existsSync, readFileSync } from 'node:fs'
import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { publicCar } from '../../apps/site/src/cars/publicCar'
import { citedIn } from './requirements'
import { openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { parseShownRows, type ShownAddress } from './shownRows'

const rows = parseShownRows(readFileSync('docs/requirements.md', 'utf8'))
const demo = await openDemo()
const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
afterAll(() => db.close())

const characters: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole).replace(/\s+/g, ' ')

/** Visible text of a page, with and without spaces between elements, as words may span them. */
const textOf = (html: string): string => {
  const drawn = html.replace(/<!--.*?-->/gs, '').replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
  return `${plain(drawn.replace(/<[^>]+>/g, ' '))} ${plain(drawn.replace(/<[^>]+>/g, ''))}`
}

const found = (html: string) => ({ leadsTo: null, html })

/** Response of a demo address: a page, a car as JSON, or a redirect. */
const answerOf = async ({ host, path: address }: ShownAddress): Promise<{ leadsTo: string | null; html: string }> => {
  const of = demo.sites.find(({ site }) => site.hosts.includes(host))
  if (!of) throw new Error(`No demo site answers to ${host}.`)
  const { config } = of.site
  const { pathname: path, search: query } = new URL(address, 'http://site')
  if (path.startsWith('/api/cars/')) {
    const car = await carBySlug(db, of.site, path.slice('/api/cars/'.length))
    if (!car) throw new Error(`There is no car at ${host}${path}.`)
    return found(JSON.stringify(publicCar(car, config)))
  }
  const match = matchRoute(config, of.siteData.names, path)
  if (match.kind === 'redirect') return { leadsTo: match.to, html: '' }
  const data = match.kind === 'page' ? await demo.load(of.site, of.siteData, match.route, query) : null
  if (match.kind !== 'page' || !data) throw new Error(`There is no page at ${host}${address}.`)
  return found(serverHtml({ found: true, route: match.route, config, data, request: of.request }))
}

it('the requirements reader parses where a row of the requirements is shown', () => {
  const text =
    '- <a id="cfg-01"></a>**CFG-01** A row. *Shown:* kauri.localhost/search?make=Kia “One, or two”, not `<b>`; karri.localhost/ → /x. Or `npx vitest run a/b.test.ts`.'
  expect(parseShownRows(text)).toEqual([
    {
      id: 'CFG-01',
      addresses: [
        {
          host: 'kauri.localhost',
          path: '/search?make=Kia',
          leadsTo: null,
          expectedTexts: [
            { text: 'One, or two', isMarkup: false, isPresent: true },
            { text: '<b>', isMarkup: true, isPresent: false },
          ],
        },
        { host: 'karri.localhost', path: '/', leadsTo: '/x', expectedTexts: [] },
      ],
      tests: ['a/b.test.ts'],
    },
  ])
})

describe('each row is shown where docs/requirements.md says (CFG-03)', () => {
  it.each(rows)('$id', async ({ id, addresses, tests }) => {
    expect(addresses.length + tests.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const { leadsTo, html } = await answerOf(address)
      expect(leadsTo, address.path).toBe(address.leadsTo)
      if (!leadsTo) expect(address.expectedTexts.length, `${address.path} has an expected text`).toBeGreaterThan(0)
      const plain = textOf(html)
      const problems = address.expectedTexts.filter(
        ({ text, isMarkup, isPresent }) => (isMarkup ? html : plain).includes(text) !== isPresent,
      )
      expect(problems, `${address.host}${address.path}`).toEqual([])
    }
    for (const file of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(citedIn(readFileSync(file, 'utf8')), file).toContain(id)
    }
  })
})
