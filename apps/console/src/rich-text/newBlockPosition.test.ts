// @vitest-environment jsdom
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { documentNodes } from './documentNodes'
import { newBlockPosition } from './newBlockPosition'
import { textSchema } from './testing/textSchema'

const doc = textSchema.nodeFromJSON(
  documentNodes({
    blocks: [
      { id: 'a', kind: 'paragraph', spans: [{ text: 'Before' }] },
      { id: 'b', kind: 'table', hasHead: true, rows: [[[{ text: 'Service' }], [{ text: 'Price' }]]] },
    ],
  }),
)
const at = (text: string) => {
  let place = 0
  doc.descendants((node, position) => {
    if (node.text === text) place = position
  })
  return newBlockPosition(EditorState.create({ doc, selection: TextSelection.create(doc, place) }))
}

it('a picture is inserted after the table that contains the cursor, and otherwise at the cursor', () => {
  expect(at('Before')).toBeNull()
  expect([at('Service'), at('Price')]).toEqual([doc.content.size, doc.content.size])
})
