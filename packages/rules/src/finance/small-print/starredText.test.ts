import type { RichBlock } from '@forecourt/schema/rich-text/RichText'
import { expect, it } from 'vitest'
import { starredText } from './starredText'

const spans = [{ text: 'Subject to approval.', bold: true as const }]
const star = { text: '* ' }
const point = { level: 1, ordered: false, spans }
const rule: RichBlock = { id: 'b', kind: 'rule' }

it.each<{ name: string; first: RichBlock; begun: readonly RichBlock[] }>([
  { name: 'a paragraph', first: { id: 'a', kind: 'paragraph', spans }, begun: [{ id: 'a', kind: 'paragraph', spans: [star, ...spans] }] },
  {
    name: 'a heading',
    first: { id: 'a', kind: 'heading', level: 3, spans },
    begun: [{ id: 'a', kind: 'heading', level: 3, spans: [star, ...spans] }],
  },
  {
    name: 'the first point of a list',
    first: { id: 'a', kind: 'list', points: [point, point] },
    begun: [{ id: 'a', kind: 'list', points: [{ ...point, spans: [star, ...spans] }, point] }],
  },
  {
    name: 'the first line of a quote',
    first: { id: 'a', kind: 'quote', paragraphs: [spans, spans] },
    begun: [{ id: 'a', kind: 'quote', paragraphs: [[star, ...spans], spans] }],
  },
  {
    name: 'a table, above it',
    first: { id: 'a', kind: 'table', hasHead: false, rows: [[spans]] },
    begun: [
      { id: 'star', kind: 'paragraph', spans: [{ text: '*' }] },
      { id: 'a', kind: 'table', hasHead: false, rows: [[spans]] },
    ],
  },
])('small print is found from its figures by a star before $name (UI-18)', ({ first, begun }) => {
  expect(starredText({ blocks: [first, rule] })).toEqual({ blocks: [...begun, rule] })
})

it('stars words as they are typed into a file, and nothing at all not', () => {
  expect(starredText('Subject to approval.')).toMatchObject({ blocks: [{ spans: [star, { text: 'Subject to approval.' }] }] })
  expect(starredText('')).toBe('')
})
