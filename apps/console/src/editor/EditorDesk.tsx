import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-admin'
import { trpc } from '../client/trpc'
import { EditorBar } from './bar/EditorBar'
import { EditorNotices } from './bar/EditorNotices'
import { DeskShell } from './DeskShell'
import { sitePresence } from './presence/sitePresence'
import { usePresence } from './presence/usePresence'
import { openSession } from './session/openSession'
import { openTools } from './session/openTools'
import type { SiteForEditing } from './session/SiteForEditing'
import { startPath } from './session/startPath'
import { startPointer } from './session/startPointer'
import { useCatchingUp } from './session/useCatchingUp'

const openDesk = (editing: SiteForEditing, pointer: string, path: string) => {
  const session = openSession(editing)
  const load: Parameters<typeof openTools>[2] = (input, signal) =>
    trpc.preview.pageData.query({ siteId: editing.site.id, ...input }, { signal })
  const tools = openTools(session, pointer, load, path)
  return { session, tools, line: sitePresence(session) }
}

/** The editor around one site, once its settings are here. */
export const EditorDesk = ({ editing }: { readonly editing: SiteForEditing }) => {
  const { search } = useLocation()
  const [{ session, tools, line }] = useState(() => openDesk(editing, startPointer(search), startPath(search)))
  const opened = useRef(search)
  useEffect(() => {
    // The address may ask for another setting while the editor is open.
    if (opened.current === search) return
    opened.current = search
    const pointer = startPointer(search)
    if (pointer !== '') tools.desk.open(pointer)
  }, [search, tools])
  useCatchingUp(session)
  usePresence(session, tools.desk, line)
  return (
    <DeskShell session={session} tools={tools} label={`Editor of ${editing.site.name}`}>
      <EditorBar />
      <EditorNotices />
    </DeskShell>
  )
}
