import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { EditorSession, EditorState } from './createEditorSession'

const Context = createContext<EditorSession | null>(null)

export const SessionProvider = Context.Provider

/** The editor session of the current site. */
export const useSession = (): EditorSession => {
  const session = use(Context)
  if (!session) throw new Error('This part of the editor needs a session around it.')
  return session
}

/** Selects a part of the editor's state; renders again only when that part changes. */
export const useEditor = <Part,>(select: (state: EditorState) => Part, same: (a: Part, b: Part) => boolean = Object.is): Part => {
  const session = useSession()
  const last = useRef<{ readonly part: Part } | null>(null)
  return useSyncExternalStore(session.subscribe, () => {
    const part = select(session.visibleState())
    if (last.current === null || !same(last.current.part, part)) last.current = { part }
    return last.current.part
  })
}
