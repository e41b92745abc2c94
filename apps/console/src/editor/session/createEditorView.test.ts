import { expect, it } from 'vitest'
import { createEditorView } from './createEditorView'

it('the editor marks a setting as new when it was just added, and not when it is opened again', () => {
  const editorView = createEditorView('', 'desktop')
  editorView.openNew('/navigation/items/specials')
  expect(editorView.state()).toMatchObject({ section: 'navigation', tab: 'settings', focusRequest: { isNew: true } })
  editorView.open('/navigation/items/specials')
  expect(editorView.state().focusRequest?.isNew).toBeUndefined()
})
