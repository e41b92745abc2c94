import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeLayerSchema } from '../json-schema/composeLayerSchema'
import { composeSchema } from '../json-schema/composeSchema'
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
  it('the documentation', () => expect(committed('../../../../docs/config.md')).toBe(generateDocs()))
})

it('the validators need neither require nor eval, so that they run in any browser', () => {
  for (const file of ['validateConfig.js', 'validateLayer.js']) expect(committed(file)).not.toMatch(/\brequire\(|\beval\(|new Function/)
})
