import { createContext, use } from 'react'
import { useStore } from '../../parts/store/useStore'
import type { PreviewBrowser } from '../preview/createPreviewBrowser'
import type { EditorView, EditorViewState } from './createEditorView'

interface Tools {
  readonly editorView: EditorView
  readonly browser: PreviewBrowser
  /** Opens a kind of page in the preview, and finds a car where the page needs one. */
  readonly showPage: (path: string | null) => void
}

const Context = createContext<Tools | null>(null)

export const ToolsProvider = Context.Provider

export const useTools = (): Tools => {
  const tools = use(Context)
  if (!tools) throw new Error('This part of the editor needs an editor around it.')
  return tools
}

/** Selects a part of the editor's view state. */
export const useEditorView = <Part extends EditorViewState[keyof EditorViewState]>(select: (state: EditorViewState) => Part): Part => {
  const { editorView } = useTools()
  return useStore(editorView, select)
}

export const usePreviewBrowser = () => {
  const { browser } = useTools()
  return useStore(browser, (state) => state)
}
