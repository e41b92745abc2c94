import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareMarkup } from './compareMarkup'
import { comparePages } from './comparePages'
import { parsePageFacts } from './parsePageFacts'

const json = (price: number) => `<script type="application/ld+json">{"@type":"Car","price":${price}}</script>`

/** Parts of pages. Their texts are distinct: the order of equal lines says nothing. */
const part = (depth: number): fc.Arbitrary<string> => {
  const text = fc.integer({ min: 1, max: 10_000 }).map((value) => `$${value} price`)
  const leaf = fc.oneof(
    text,
    text.map((inner) => `<p class="a">${inner}</p>`),
    text.map((inner) => `<b>${inner}</b>`),
    text.map((inner) => `<a href="/${inner.length}"><div>${inner}</div> more</a>`),
    text.map((inner) => `<img alt="${inner}">`),
    fc.integer({ min: 1, max: 4 }).map((level) => `<h${level}>Heading ${level}</h${level}>`),
    fc.integer({ min: 1, max: 3 }).map(json),
  )
  if (depth === 0) return leaf
  const inner = fc.array(part(depth - 1), { maxLength: 4 }).map((parts) => parts.join(''))
  return fc.oneof(
    leaf,
    inner.map((content) => `<div>${content}</div>`),
    inner.map((content) => `<section><span>${content}</span></section>`),
  )
}

const documentOf = (title: string, body: readonly string[]) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body.join('')}</body></html>`

describe('A forecast of the part of a document that differs', () => {
  it('has the same changes as one of whole documents, but for the order of lines (CFG-12)', () => {
    fc.assert(
      fc.property(
        fc.array(part(2), { maxLength: 8 }),
        fc.nat(8),
        fc.nat(3),
        fc.array(part(2), { maxLength: 2 }),
        fc.boolean(),
        (body, at, removed, added, isTitled) => {
          const before = documentOf('Cars', body)
          const after = documentOf(isTitled ? 'Kia' : 'Cars', body.toSpliced(at, removed, ...added))
          const whole = comparePages(parsePageFacts(before), parsePageFacts(after))
          const found = compareMarkup(before, after)
          const listed = (changes: typeof found) =>
            changes.flatMap(({ kind, sentence }) => (kind === 'order' || kind === 'markup' ? [] : [`${kind} ${sentence}`])).toSorted()
          expect(listed(found)).toEqual(listed(whole))
          expect(found.length > 0).toBe(before !== after)
        },
      ),
      { numRuns: 400, seed: 3 },
    )
  })

  it.each([
    ['another order of lines', '<p>Reserve</p><p>Finance</p>', '<p>Finance</p><p>Reserve</p>', 'order'],
    ['a look', '<p class="a">Kia</p>', '<p class="b">Kia</p>', 'markup'],
    ['a skipped level of headings', '<h1>Cars</h1><h2>New</h2>', '<h1>Cars</h1><h3>New</h3>', 'heading'],
    ['structured data', json(1), json(2), 'search'],
    ['the end of a block', '<div>A<div>B</div>C</div>', '<div>A<div>B</div>D</div>', 'text'],
  ])('names %s', (_name, before, after, kind) =>
    expect(compareMarkup(documentOf('Cars', [before]), documentOf('Cars', [after])).map((change) => change.kind)).toContain(kind),
  )
})
