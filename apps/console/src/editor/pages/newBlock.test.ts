import { findBlockRules } from '@forecourt/rules/blocks/findBlockRules'
import { type BlockKind, blocks } from '@forecourt/schema/blocks/blocks'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { blockStarter, newBlock } from './newBlock'

const resolved = (kind: string) => {
  const values = {
    pages: { list: [{ id: 'trial', path: '/trial', title: 'Trial', blocks: [{ id: 'trial', kind, ...blockStarter(kind) }] }] },
  } as unknown as ConfigValues
  return resolveConfig([{ kind: 'site', name: 'Trial', schemaVersion, values, locks: [] }])
}
const kinds = Object.keys(blocks).map((name) => ({ name }))

it.each(kinds)('the editor creates a block of $name that the schema allows (CNT-07)', ({ name }) => {
  const wrong = resolved(name).problems.filter(({ pointer, severity }) => severity === 'error' && pointer.startsWith('/pages/list/trial'))
  expect(wrong.filter(({ message }) => !message.includes('is a placeholder'))).toEqual([])
})

it.each([
  { name: 'people', fields: ['name', 'role'] },
  { name: 'prices', fields: ['title', 'price', 'text'] },
])('no site can be published with the placeholders $fields of a new block of $name (CNT-08)', ({ name, fields }) => {
  const unfinished = resolved(name).problems.filter(({ message }) => message.includes('is a placeholder'))
  expect(unfinished.map(({ severity, pointer }) => [severity, pointer])).toEqual(
    fields.map((field) => ['error', `/pages/list/trial/blocks/trial/entries/first/${field}`]),
  )
})

it.each(kinds)(
  'the editor creates a block of $name with entries, text or a button if it would otherwise show nothing (CNT-07)',
  ({ name }) => {
    const block = resolved(name).config.pages.list.find(({ id }) => id === 'trial')?.blocks[0]
    if (!block) throw new Error('The block is gone.')
    const ofItsOwn = findBlockRules(block).needs.filter(({ settings = [] }) => settings.includes('entries'))
    // Pictures are the dealer's own, so there are no placeholders.
    if (name !== 'photos') expect(ofItsOwn.filter(({ holds }) => !holds({ block } as never))).toEqual([])
    const texts = Object.entries(block).filter(([key, value]) => /^(heading|text|entries|buttonLabel)$/.test(key) && value.length > 0)
    expect(texts.length > 0 || findBlockRules({ kind: name as BlockKind }).needs.length > 0).toBe(true)
  },
)

it('the editor gives each block of a page a unique id', () => {
  expect(newBlock('prose', { items: [{ id: 'prose' }], removed: [] } as never)).toMatchObject({ id: 'prose-2', kind: 'prose' })
})
