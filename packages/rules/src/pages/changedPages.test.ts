import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { changedPages } from './changedPages'

const withPage = (title: string): ConfigValues => ({ pages: { list: [{ id: 'about', path: '/about', title, blocks: [] }] } })
const layer = (values: ConfigValues): Layer => ({ kind: 'template', name: 'Yard', schemaVersion, values, locks: [] })
const plain = resolveConfig([]).config
const about = resolveConfig([layer(withPage('About us'))]).config

it.each([
  { name: 'nothing changed', pointers: [], pages: [] },
  { name: 'a colour shows everywhere', pointers: ['/theme/brandColour'], pages: ['Every page'] },
  { name: 'two settings of the list are one page', pointers: ['/search/pageSize', '/card/layout'], pages: ['Stock list'] },
  {
    name: 'what shows everywhere comes first',
    pointers: ['/search/pageSize', '/header/announcement'],
    pages: ['Every page', 'Stock list'],
  },
  { name: 'a page is called by its title', pointers: ['/pages/list/about/title'], pages: ['About us'] },
  { name: 'a page nobody knows keeps its id', pointers: ['/pages/list/gone'], pages: ['gone'] },
  { name: 'the order of pages is of no page', pointers: ['/pages/list'], pages: ['Home'] },
  { name: 'what is no setting shows nowhere', pointers: ['/nothing/here'], pages: [] },
])('$name (CFG-12)', ({ pointers, pages }) => {
  expect(changedPages(pointers, plain, about)).toEqual(pages)
})

it('finds the title of a page that is gone in the config before (CFG-12)', () => {
  expect(changedPages(['/pages/list/about'], about, plain)).toEqual(['About us'])
})
