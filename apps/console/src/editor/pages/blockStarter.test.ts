import { type BlockKind, blocks } from '@forecourt/schema/blocks/blocks'
import { schemaVersion } from '@forecourt/schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { blockStarter } from './blockStarter'

const problemsWith = (kind: string) => {
  const values = {
    pages: { list: [{ id: 'trial', path: '/trial', title: 'Trial', blocks: [{ id: 'trial', kind, ...blockStarter(kind) }] }] },
  } as unknown as ConfigValues
  return resolveConfig([{ kind: 'site', name: 'Trial', schemaVersion, values, locks: [] }]).problems.filter(
    ({ pointer, severity }) => severity === 'error' && pointer.startsWith('/pages/list/trial'),
  )
}

it.each(Object.keys(blocks).map((name) => ({ name })))('begins a block of $name with what the schema allows (CNT-07)', ({ name }) => {
  expect(problemsWith(name)).toEqual([])
})

it('says something in every block that would show nothing', () => {
  for (const kind of ['reasons', 'questions', 'links', 'prose', 'feature', 'banner', 'people', 'prices'] satisfies BlockKind[])
    expect(blockStarter(kind), kind).not.toEqual({})
})
