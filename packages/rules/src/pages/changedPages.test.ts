import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { changedPages } from './changedPages'

const withPage = (title: string): ConfigValues => ({ pages: { list: [{ id: 'about', path: '/about', title, blocks: [] }] } })
const layer = (values: ConfigValues): Layer => ({ kind: 'template', name: 'Yard', schemaVersion, values, locks: [] })
const plain = resolveConfig([]).config
const aboutPage = resolveConfig([layer(withPage('About us'))]).config

it.each([
  ['nothing changed', [], []],
  ['a colour affects every page', ['/theme/brandColour'], ['Every page']],
  ['two settings of the stock list affect one page', ['/search/pageSize', '/card/layout'], ['Stock list']],
  ['“Every page” comes first', ['/search/pageSize', '/header/announcement'], ['Every page', 'Stock list']],
  ['a page is named by its title', ['/pages/list/about/title'], ['About us']],
  ['an unknown page keeps its id', ['/pages/list/gone'], ['gone']],
  ['the order of pages affects only the home page', ['/pages/list'], ['Home']],
  ['an unknown setting affects no page', ['/nothing/here'], []],
])('the publish dialog lists changed pages: $0 (CFG-12)', (_name, pointers, pages) =>
  expect(changedPages(pointers, plain, aboutPage)).toEqual(pages),
)

it('the publish dialog finds the title of a removed page in the previous config (CFG-12)', () => {
  expect(changedPages(['/pages/list/about'], aboutPage, plain)).toEqual(['About us'])
})
