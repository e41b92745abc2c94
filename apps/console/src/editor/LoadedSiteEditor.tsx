import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-admin'
import { trpc } from '../client/trpc'
import { EditorBar } from './bar/EditorBar'
import { EditorNotices } from './bar/EditorNotices'
import { EditorShell } from './EditorShell'
import { sitePresence, usePresence } from './presence/usePresence'
import { openSession } from './session/openSession'
import { openTools } from './session/openTools'
import type { SiteForEditing } from './session/SiteForEditing'
import { startPath, startPointer, startTime } from './session/startPath'
import { useCatchingUp } from './session/useCatchingUp'

const openEditor = (editing: SiteForEditing, search: string) => {
  const session = openSession(editing)
  const load: Parameters<typeof openTools>[2] = (input, signal) =>
    trpc.preview.pageData.query({ siteId: editing.site.id, ...input }, { signal })
  const start = { path: startPath(search), time: startTime(search, session.state().shown.identity.timeZone) }
  const tools = openTools(session, startPointer(search), load, start)
  return { session, tools, presence: sitePresence(session) }
}

/** The editor of one site, once its settings are loaded. */
export const LoadedSiteEditor = ({ editing }: { readonly editing: SiteForEditing }) => {
  const { search } = useLocation()
  const [{ session, tools, presence }] = useState(() => openEditor(editing, search))
  const opened = useRef(search)
  useEffect(() => {
    // The address may change to another setting while the editor is open.
    if (opened.current === search) return
    opened.current = search
    const pointer = startPointer(search)
    if (pointer !== '') tools.editorView.open(pointer)
  }, [search, tools])
  useCatchingUp(session)
  usePresence(session, tools.editorView, presence)
  return (
    <EditorShell session={session} tools={tools} label={`Editor of ${editing.site.name}`}>
      <EditorBar />
      <EditorNotices />
    </EditorShell>
  )
}
