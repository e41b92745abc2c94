import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { idsAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, test } from 'vitest'
import { duplicateItem } from './newItem'

const at = (values: ConfigValues) => resolveConfig([{ kind: 'site', name: 'Site', schemaVersion, locks: [], values }])
const inherited = at({}).config
const pages = '/pages/list'

test('A copied block follows its original, with the same values and a new id', () => {
  const blocks = `${pages}/home/blocks`
  const [first] = idsAt(inherited, blocks)
  if (!first) throw new Error('The home page has no blocks.')
  const { values, id } = duplicateItem({}, inherited, inherited, blocks, first)
  const { config, problems } = at(values)
  expect(idsAt(config, blocks).slice(0, 2)).toEqual([first, id])
  const [original, copy] = config.pages.list.find((page) => page.id === 'home')?.blocks ?? []
  expect({ ...copy, id: first }).toEqual(original)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('A copied page is hidden and has a unique path, however often it is copied', () => {
  const once = duplicateItem({}, inherited, inherited, pages, 'home')
  const twice = duplicateItem(once.values, at(once.values).config, inherited, pages, 'home')
  const { config, problems } = at(twice.values)
  const copies = config.pages.list.filter(({ id }) => id === once.id || id === twice.id)
  expect(copies.map(({ path, shown }) => [path, shown]).sort()).toEqual([
    ['/home-copy', false],
    ['/home-copy-2', false],
  ])
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('An unknown item is not copied', () => {
  expect(duplicateItem({}, inherited, inherited, pages, 'no-such-page')).toEqual({ values: {}, id: null })
})
