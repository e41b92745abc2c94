import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { expect, it } from 'vitest'
import { foldableLines } from './commentLines'

const spans = [{ text: 'Cover' }]

it.each<[name: string, text: RichText, lines: ReturnType<typeof foldableLines>]>([
  ['nothing', ' ', []],
  [
    'paragraphs, a heading and a list',
    'Cover\n\n### Cover\n- Cover\n- Cover',
    (['paragraph', 'heading', 'point', 'point'] as const).map((kind) => ({ kind, spans })),
  ],
  ['a larger heading', '## Cover', null],
  ['a list with numbers', { blocks: [{ id: 'a', kind: 'list', points: [{ level: 1, ordered: true, spans }] }] }, null],
  ['a list within a list', { blocks: [{ id: 'a', kind: 'list', points: [{ level: 2, ordered: false, spans }] }] }, null],
  ['a table', { blocks: [{ id: 'a', kind: 'table', hasHead: false, rows: [[spans]] }] }, null],
])('a car page finds the lines of $0 that can be folded (UI-17)', (_name, text, lines) => expect(foldableLines(text)).toEqual(lines))
