import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { expect, it } from 'vitest'
import { foldableLines } from './foldableLines'

const spans = [{ text: 'Cover' }]

it.each<{ name: string; text: RichText; lines: ReturnType<typeof foldableLines> }>([
  { name: 'nothing', text: ' ', lines: [] },
  {
    name: 'paragraphs, a heading and a list',
    text: 'Cover\n\n### Cover\n- Cover\n- Cover',
    lines: (['paragraph', 'heading', 'point', 'point'] as const).map((kind) => ({ kind, spans })),
  },
  { name: 'a larger heading', text: '## Cover', lines: null },
  { name: 'a list with numbers', text: { blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: true, spans }] }] }, lines: null },
  {
    name: 'a list within a list',
    text: { blocks: [{ id: 'a', kind: 'list', points: [{ level: 2, ordered: false, spans }] }] },
    lines: null,
  },
  { name: 'a table', text: { blocks: [{ id: 'a', kind: 'table', hasHead: false, rows: [[spans]] }] }, lines: null },
])('says of $name which lines could be folded (UI-17)', ({ text, lines }) => expect(foldableLines(text)).toEqual(lines))
