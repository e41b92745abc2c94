import type { RichBlock, RichDocument } from '@forecourt/schema/rich-text/RichText'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText'

type Unnamed = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

const html = (text: string | readonly Unnamed[]) =>
  renderToStaticMarkup(
    <RichText
      text={
        typeof text === 'string'
          ? text
          : ({ blocks: text.map((block, index) => ({ id: `b${index}`, ...block })) } as unknown as RichDocument)
      }
    />,
  ).replace(/ class="[^"]*"/g, '')

const spans = (text: string) => [{ text }]

it.each<{ name: string; text: Parameters<typeof html>[0] }>([
  { name: 'an empty text', text: '' },
  { name: 'blank lines', text: ' \n\n \n' },
  { name: 'an empty paragraph', text: [{ kind: 'paragraph', spans: [] }] },
])('a formatted text renders nothing for $name', ({ text }) => {
  expect(html(text)).toBe('')
})

describe('plain text of an imported file', () => {
  it('plain text of an imported file splits paragraphs at blank lines and joins the lines between', () => {
    expect(html('One\ntwo.\n\nThree.')).toContain('<p>One two.</p><p>Three.</p>')
  })

  it('plain text of an imported file renders headings and lists', () => {
    const made = html('## Prices\n- drive away\n- **no** surprises')
    expect(made).toContain('<h2>Prices</h2><ul><li>drive away</li><li><strong>no</strong> surprises</li></ul>')
  })

  it('plain text of an imported file links to pages of the site and to safe addresses', () => {
    expect(html('See [our cars](/search) or [write](mailto:a@b.example).')).toContain('href="/search"')
  })

  for (const href of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'http://plain.example',
  ]) {
    it(`plain text of an imported file shows only the text of a link to ${href}`, () => {
      expect(html(`A [press here](${href}) end`)).toMatch(/^<div dir="auto"><p>A press here\)? end<\/p>/)
      expect(html([{ kind: 'paragraph', spans: [{ text: 'press here', href }] }])).toContain('<p>press here</p>')
    })
  }

  it('plain text of an imported file shows markup as text', () => {
    const made = html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>')
    expect(made).toContain('&lt;script&gt;')
    expect(made).not.toMatch(/<script|<img/)
  })
})

describe('a rich text document as HTML', () => {
  it('a rich text document as HTML renders every kind of block (RTE-21)', () => {
    const made = html([
      { kind: 'heading', level: 3, spans: spans('Servicing') },
      { kind: 'paragraph', spans: [{ text: 'Every ' }, { text: '12 months', bold: true, italic: true }, { text: '\nor sooner' }] },
      { kind: 'quote', paragraphs: [spans('Best in town.'), spans('Priya S.')] },
      {
        kind: 'table',
        hasHead: true,
        rows: [
          [spans('Car'), spans('Price')],
          [spans('Swift'), spans('$299')],
        ],
      },
      { kind: 'picture', image: 'stock/a.webp', alt: 'The workshop', caption: 'Bay two', width: 800, height: 600 },
      { kind: 'rule' },
    ])
    expect(made).toContain('<h3>Servicing</h3><p>Every <strong><em>12 months</em></strong><br/>or sooner</p>')
    expect(made).toContain('<blockquote><p>Best in town.</p><p>Priya S.</p></blockquote>')
    expect(made).toContain('<th scope="col">Car</th>')
    expect(made).toContain('<td>$299</td>')
    expect(made).toMatch(
      /<figure><img src="\/media\/stock\/a\.webp\?w=960"[^>]* alt="The workshop"[^>]*\/?><figcaption>Bay two<\/figcaption>/,
    )
    expect(made).toContain('<hr/>')
  })

  it('a rich text document as HTML leaves out empty rows at the end of a table, and keeps those between', () => {
    const row = (text: string) => [spans(text), spans('')]
    const made = html([{ kind: 'table', hasHead: true, rows: [row('Check'), row('Brakes'), row(''), row('Tyres'), row(''), row(' ')] }])
    expect(made.match(/<tr>/g)).toHaveLength(4)
  })

  it('a rich text document as HTML nests deeper list items in the item before them, and keeps numbered lists together', () => {
    const point = (level: number, text: string, ordered = false) => ({ level, ordered, spans: spans(text) })
    expect(html([{ kind: 'list', points: [point(1, 'a'), point(2, 'b'), point(3, 'c'), point(1, 'd'), point(1, 'e', true)] }])).toContain(
      '<ul><li>a<div><ul><li>b<div><ul><li>c</li></ul></div></li></ul></div></li><li>d</li></ul><ol><li>e</li></ol>',
    )
    expect(html([{ kind: 'list', points: [point(4, 'deep'), point(2, 'less'), point(5, 'deeper')] }])).toContain(
      '<ul><li>deep</li><li>less<div><ul><li>deeper</li></ul></div></li></ul>',
    )
  })
})
