import { useEffect } from 'react'
import { useMe } from '../../../parts/useMe'
import { useTools } from '../../session/ToolsContext'
import { parseViewport } from './storedViewport'

/** Restores and stores the user's preview viewport; on a phone's own screen it starts as a phone. */
export const useStoredViewport = () => {
  const { editorView } = useTools()
  const id = useMe()?.user.id
  useEffect(() => {
    if (!id) return
    const key = `forecourt.preview.${id}`
    const { device, width, ...rest } = parseViewport(localStorage.getItem(key))
    const isNarrow = window.matchMedia('(max-width: 900px)').matches
    editorView.setViewport({ ...rest, ...(!isNarrow && device && width ? { device, width } : {}) })
    let stored = editorView.state().viewport
    return editorView.subscribe(() => {
      const { viewport } = editorView.state()
      if (viewport === stored) return
      stored = viewport
      try {
        localStorage.setItem(key, JSON.stringify(viewport))
      } catch {
        // Storage is full or blocked: the next visit starts with the defaults.
      }
    })
  }, [editorView, id])
}
