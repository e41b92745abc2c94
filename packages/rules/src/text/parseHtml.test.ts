import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { linksIn, plainText } from '@forecourt/schema/rich-text/plainText'
import { pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichDocument } from '@forecourt/schema/rich-text/RichText'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'
import { arbitraryDocument } from '@forecourt/schema/testing/arbitraryDocument'
import { hostileLinks, hostileMarkup } from '@forecourt/schema/testing/hostileDocuments'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFormattedCell, writeFormattedCell } from '../records/parseCell'
import { parseHtml } from './parseHtml'
import { writeHtml } from './writeHtml'

const withoutIds = ({ blocks }: RichDocument) =>
  blocks.flatMap(({ id: _id, ...block }): readonly object[] => (block.kind === 'list' ? pointTree(block.points) : [block]))

describe('parseHtml', () => {
  it('parseHtml parses all elements of a document', () => {
    const html = `<h1>Servicing</h1><p>Every <b>12&nbsp;months</b>,<br>or <i>sooner</i>: <a href="/service">book</a>.</p>
      <ul><li>Oil<ol><li>Filter</li></ol></li><li><p>Brakes</p></li></ul><blockquote>Best in town.</blockquote>
      <table><tr><th>Car</th><th>Price</th></tr><tr><td>Swift</td><td><p>$299</p><p>drive in</p></td></tr></table>
      <figure><img src="stock/a.webp" alt="The bay" width="800" height="600"><figcaption>Bay two</figcaption></figure><hr>Done`
    expect(withoutIds(parseHtml(html))).toEqual([
      { kind: 'heading', level: 2, spans: [{ text: 'Servicing' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Every ' },
          { text: '12 months', bold: true },
          { text: ',\nor ' },
          { text: 'sooner', italic: true },
          { text: ': ' },
          { text: 'book', href: '/service' },
          { text: '.' },
        ],
      },
      {
        ordered: false,
        points: [
          { spans: [{ text: 'Oil' }], lists: [{ ordered: true, points: [{ spans: [{ text: 'Filter' }], lists: [] }] }] },
          { spans: [{ text: 'Brakes' }], lists: [] },
        ],
      },
      { kind: 'quote', paragraphs: [[{ text: 'Best in town.' }]] },
      {
        kind: 'table',
        hasHead: true,
        rows: [
          [[{ text: 'Car' }], [{ text: 'Price' }]],
          [[{ text: 'Swift' }], [{ text: '$299\ndrive in' }]],
        ],
      },
      { kind: 'picture', image: 'stock/a.webp', alt: 'The bay', caption: 'Bay two', width: 800, height: 600 },
      { kind: 'rule' },
      { kind: 'paragraph', spans: [{ text: 'Done' }] },
    ])
  })

  it.each([
    ['lists 20 deep', `${'<ul><li>in'.repeat(20)}${'</li></ul>'.repeat(20)}`],
    ['tables within tables', '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>'],
    ['a list in a table', '<table><tr><td><ul><li>a</li><li>b</li></ul></td></tr></table>'],
    ['half of an element', '<p>a<b>b<table><tr><td>c'],
    ['closing elements alone', '</ul></table></blockquote>x</p>'],
    ['more rows than fit', `<table>${'<tr><td>x</td></tr>'.repeat(500)}</table>`],
    ['more points than fit', `<ul>${'<li>x</li>'.repeat(900)}</ul>`],
    ['right to left and emoji', '<p dir="rtl">مرحبا <b>שלום</b> 👨‍👩‍👧‍👦</p>'],
  ])('parseHtml gives a document for %s', (_name, html) => {
    const document = parseHtml(html)
    expect(validateDocument(document)).toBe(true)
    expect(plainText(document)).not.toBe('')
  })

  it.each([
    ['frames and their fallbacks', '<iframe>a<b</iframe><noframes>b<p>c</noframes><noembed>d</noembed><p>seen</p>'],
    ['a style that ends within a drawing', '<svg><style/></svg><p>seen</p>'],
  ])('parseHtml reads nothing of %s', (_name, html) => expect(plainText(parseHtml(html))).toBe('seen'))

  it('parseHtml drops surrounding white space and empty formatting', () => {
    expect(withoutIds(parseHtml('<p><b><br></b> <i> x </i><b> <br></b></p>'))).toEqual([
      { kind: 'paragraph', spans: [{ text: 'x', italic: true }] },
    ])
  })

  it('parseHtml drops scripts, event handlers and unsafe links', () => {
    for (const markup of hostileMarkup) {
      const document = parseHtml(`<p>before</p>${markup}<p>after</p>`)
      expect(validateDocument(document), markup).toBe(true)
      expect(JSON.stringify(document), markup).not.toMatch(/onerror|onload|javascript:|<script/i)
    }
    for (const href of hostileLinks) expect(linksIn(parseHtml(`<a href="${href}">x</a>`)), href).toEqual([])
    for (const src of hostileLinks) expect(parseHtml(`<p>a</p><img src="${src}">`).blocks.length, src).toBe(1)
  })

  it('parseHtml parses what it writes back to the same document, for any text', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const html = writeHtml(document)
        const once = parseHtml(html)
        expect(validateDocument(once)).toBe(true)
        expect(html).not.toMatch(/<script|onerror/i)
        expect(withoutIds(parseHtml(writeHtml(once)))).toEqual(withoutIds(once))
        expect(parseStoredText(writeStoredText(document))).toEqual(document)
        const cell = parseFormattedCell(writeFormattedCell(once))
        if (typeof cell !== 'string') expect(withoutIds(cell)).toEqual(withoutIds(once))
      }),
      { numRuns: runs(150) },
    )
  })
})

it('the HTML parser stores plain text as plain text, even if it looks like a document', () => {
  for (const text of ['', 'Open daily.', '{"blocks":[', '{"blocks":[{"id":"a","kind":"script"}]}', '{"blocks":[],"x":1}'])
    expect(parseStoredText(writeStoredText(text))).toBe(text)
})
