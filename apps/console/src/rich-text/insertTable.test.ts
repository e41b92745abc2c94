// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { insertTable } from './insertTable'
import { richTextExtensions } from './richTextExtensions'

const inserted = (content: string, at: number) => {
  const editor = new Editor({ extensions: richTextExtensions, content })
  editor.commands.setTextSelection(at)
  insertTable(editor)
  const { doc, selection } = editor.state
  const kinds: string[] = []
  doc.forEach((node) => {
    kinds.push(node.type.name === 'paragraph' ? node.textContent : node.type.name)
  })
  const cell = selection.$from.node(-1).type.name
  editor.destroy()
  return { kinds, cell }
}

test.each([
  { name: 'in an empty text', content: '<p></p>', at: 1, kinds: ['table'] },
  { name: 'in an empty paragraph after words', content: '<p>Prices</p><p></p>', at: 9, kinds: ['Prices', 'table'] },
  { name: 'after words', content: '<p>Prices</p>', at: 7, kinds: ['Prices', 'table'] },
  { name: 'between paragraphs', content: '<p>Prices</p><p></p><p>Ask us.</p>', at: 9, kinds: ['Prices', 'table', 'Ask us.'] },
])('A table that is put $name has no empty paragraph above, and the cursor is in it', ({ content, at, kinds }) => {
  const put = inserted(content, at)
  expect(put.kinds.slice(0, kinds.length)).toEqual(kinds)
  expect(put.cell).toBe('tableHeader')
})
