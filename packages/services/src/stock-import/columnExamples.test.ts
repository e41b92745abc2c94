import { describe, expect, it } from 'vitest'
import { parsePhotoAddresses } from '../stock-feeds/photos/parsePhotoAddresses'
import { columnAccepts, columnExamples } from './columnExamples'
import { parseColumn } from './parseColumn'
import type { ImportColumn } from './stockColumns'

const examples = Object.entries(columnExamples).flatMap(([column, texts]) =>
  (texts ?? []).map((text) => ({ column: column as ImportColumn, text, is: `${column}: ${text}` })),
)

describe('the examples of a column (ENT-01)', () => {
  it.each(examples)('are accepted: $is', ({ column, text }) => {
    expect(parseColumn(column, text, '2026-11-21T00:00:00Z').is).not.toBe('not understood')
    if (column === 'photos')
      expect(parsePhotoAddresses(text)).toMatchObject({ refused: [], addresses: [expect.any(String), expect.any(String)] })
  })

  it('are shown as text; a column for any text has none', () => {
    expect([columnAccepts('carType'), columnAccepts('colour')]).toEqual(['Such as “New”, “Used”, “Demo”.', null])
  })
})
