import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { changedPath } from './changedPath'

const values = { pages: { list: [{ id: 'about', path: '/about-us', title: 'About us', blocks: [] }] } }
const { config } = resolveConfig([{ kind: 'template', name: 'Yard', schemaVersion, values, locks: [] }])

it.each([
  ['no changes', [], '/'],
  ['a setting of the stock list', ['/search/pageSize'], '/search'],
  ['a colour, which every page shows', ['/theme/brandColour'], '/'],
  ['a colour and the stock list', ['/theme/brandColour', '/search/pageSize'], '/search'],
  ['a page of the site', ['/pages/list/about/title'], '/about-us'],
  ['a page that was removed, and the offers', ['/pages/list/gone', '/offers/heading'], '/special-offers'],
  ['a car’s page', ['/vdp/layout'], null],
  ['an unknown setting', ['/nothing/here'], '/'],
])('a comparison opens on the page that changed: $0 (CFG-12)', (_name, pointers, path) =>
  expect(changedPath(pointers, config, null)).toBe(path),
)
