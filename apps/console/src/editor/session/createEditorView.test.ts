import { expect, it } from 'vitest'
import { createEditorView } from './createEditorView'

it('opens what was just added as new, and the same setting later as any other', () => {
  const editorView = createEditorView('', 'desktop')
  editorView.openNew('/navigation/items/specials')
  expect(editorView.state()).toMatchObject({ section: 'navigation', tab: 'settings', wanted: { isNew: true } })
  editorView.open('/navigation/items/specials')
  expect(editorView.state().wanted?.isNew).toBeUndefined()
})
