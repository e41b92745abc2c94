import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks } from '../blocks/blocks'
import { composeLayerSchema } from '../json-schema/composeLayerSchema'
import { composeSchema } from '../json-schema/composeSchema'
import { configSections } from '../json-schema/configSchema'
import type { SchemaNode } from '../SchemaNode'
import { generateBlockLists } from './generateBlockLists'
import { generateDocs } from './generateDocs'
import { generateTypes } from './generateTypes'
import { generateValidator } from './generateValidator'

const committed = (file: string) => readFileSync(new URL(`../generated/${file}`, import.meta.url), 'utf8')

describe('generated files are current: run `npm run gen` when one of these fails', () => {
  it('the JSON Schema', () => expect(committed('config.schema.json')).toBe(`${JSON.stringify(composeSchema(), null, 2)}\n`))
  it('the types', async () => expect(committed('SiteConfig.ts')).toBe(await generateTypes()))
  it('the validator of complete configs', () =>
    expect(committed('validateConfig.js')).toBe(generateValidator('validateConfig', composeSchema())))
  it('the validator of layers', () => expect(committed('validateLayer.js')).toBe(generateValidator('validateLayer', composeLayerSchema())))
  it('the lists of the kinds of block', async () => {
    const lists = Object.entries(await generateBlockLists())
    expect(lists).toHaveLength(3)
    for (const [path, text] of lists) expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), path).toBe(text)
  })
})

const settingsIn = (properties: Readonly<Record<string, SchemaNode>>, prefix: string): string[] =>
  Object.entries(properties).flatMap(([key, { items }]) => [prefix + key, ...settingsIn(items?.properties ?? {}, `${prefix}${key}[].`)])

it('the documentation has a row of seven cells for each setting of sections and blocks', () => {
  const rows = generateDocs()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  const ofSections = Object.entries<SchemaNode>(configSections).flatMap(([key, { properties }]) => settingsIn(properties ?? {}, `${key}.`))
  const ofBlocks = Object.values<SchemaNode>(blocks).flatMap(({ properties }) => {
    const { id: _id, kind: _kind, shown: _shown, ...own } = properties ?? {}
    return settingsIn(own, '')
  })
  expect(rows.map(([name]) => name?.trim())).toEqual([...ofSections, ...ofBlocks].map((path) => `\`${path}\``))
  expect(rows.filter((cells) => cells.length !== 7)).toEqual([])
})

it('the validators need neither require nor eval, so that they run in any browser', () => {
  for (const file of ['validateConfig.js', 'validateLayer.js']) expect(committed(file)).not.toMatch(/\brequire\(|\beval\(|new Function/)
})
