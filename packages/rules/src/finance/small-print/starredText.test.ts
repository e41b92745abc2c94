import type { RichBlock } from '@forecourt/schema/rich-text/RichText'
import { expect, it } from 'vitest'
import { starredText } from './filledDisclaimer'

const spans = [{ text: 'Subject to approval.', bold: true as const }]
const star = { text: '* ' }
const point = { level: 1, ordered: false, spans }
const rule: RichBlock = { id: 'b', kind: 'rule' }

it.each<[name: string, first: RichBlock, begun: readonly RichBlock[]]>([
  ['a paragraph', { id: 'a', kind: 'paragraph', spans }, [{ id: 'a', kind: 'paragraph', spans: [star, ...spans] }]],
  ['a heading', { id: 'a', kind: 'heading', level: 3, spans }, [{ id: 'a', kind: 'heading', level: 3, spans: [star, ...spans] }]],
  [
    'the first point of a list',
    { id: 'a', kind: 'list', points: [point, point] },
    [{ id: 'a', kind: 'list', points: [{ ...point, spans: [star, ...spans] }, point] }],
  ],
  [
    'the first line of a quote',
    { id: 'a', kind: 'quote', paragraphs: [spans, spans] },
    [{ id: 'a', kind: 'quote', paragraphs: [[star, ...spans], spans] }],
  ],
  [
    'a table, above it',
    { id: 'a', kind: 'table', hasHead: false, rows: [[spans]] },
    [
      { id: 'star', kind: 'paragraph', spans: [{ text: '*' }] },
      { id: 'a', kind: 'table', hasHead: false, rows: [[spans]] },
    ],
  ],
])('small print starts with a star before $0 (UI-18)', (_name, first, begun) => {
  expect(starredText({ blocks: [first, rule] })).toEqual({ blocks: [...begun, rule] })
})

it('the finance text adds a star to plain text, but not to empty text', () => {
  expect(starredText('Subject to approval.')).toMatchObject({ blocks: [{ spans: [star, { text: 'Subject to approval.' }] }] })
  expect(starredText('')).toBe('')
})
