import { createContext, use } from 'react'
import type { EditorSession } from './createEditorSession'

const Context = createContext<EditorSession | null>(null)

export const SessionProvider = Context.Provider

/** The site being edited. */
export const useSession = (): EditorSession => {
  const session = use(Context)
  if (!session) throw new Error('This part of the editor needs a session around it.')
  return session
}
