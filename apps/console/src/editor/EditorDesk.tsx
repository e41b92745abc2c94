import { Box } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { callError } from '../client/callError'
import { trpc } from '../client/trpc'
import { EditorBar } from './bar/EditorBar'
import { EditorNotices } from './bar/EditorNotices'
import { LeaveDialog } from './bar/LeaveDialog'
import { NarrowTabs } from './bar/NarrowTabs'
import { useEditorKeys } from './bar/useEditorKeys'
import { useLeaving } from './bar/useLeaving'
import { ConflictDialog } from './conflict/ConflictDialog'
import { usePresence } from './presence/usePresence'
import { createPreviewBrowser } from './preview/createPreviewBrowser'
import { PreviewPanel } from './preview/PreviewPanel'
import { carsOf } from './preview/previewPlaces'
import { createDesk } from './session/createDesk'
import { DeskProvider } from './session/DeskContext'
import { openSession } from './session/openSession'
import { SessionProvider } from './session/SessionContext'
import type { SiteForEditing } from './session/SiteForEditing'
import { useCatchingUp } from './session/useCatchingUp'
import { SettingsPanel } from './settings/SettingsPanel'

const startPointer = (search: string) => {
  const params = new URLSearchParams(search)
  return params.get('at') ?? (params.has('section') ? `/${params.get('section')}` : '')
}

const openDesk = (editing: SiteForEditing, pointer: string) => {
  const session = openSession(editing)
  const isNarrow = window.matchMedia('(max-width: 900px)').matches
  const desk = createDesk(pointer, isNarrow ? 'phone' : 'desktop')
  const load = (input: Omit<Parameters<typeof trpc.preview.pageData.query>[0], 'siteId'>, signal?: AbortSignal) =>
    trpc.preview.pageData.query({ siteId: editing.site.id, ...input }, { signal })
  const browser = createPreviewBrowser({
    config: session.state().config,
    load,
    values: () => session.state().viewing?.values ?? session.draft.state().values,
    describe: (error) => callError(error).message,
  })
  const showPage = (path: string | null) => {
    desk.showTab(desk.state().tab)
    if (path !== null) return browser.go(path)
    const [shown] = browser.state().page ? carsOf(browser.state().page ?? { data: null }) : []
    if (shown) return browser.go(`/cars/${shown.slug}`)
    load({ path: '/search', query: '', values: session.draft.state().values }).then(
      (stock) => browser.go(carsOf(stock)[0] ? `/cars/${carsOf(stock)[0]?.slug}` : '/search'),
      () => browser.go('/search'),
    )
  }
  return { session, tools: { desk, browser, showPage } }
}

/** The editor around one site, once its settings are here. */
export const EditorDesk = ({ editing }: { readonly editing: SiteForEditing }) => {
  const { search } = useLocation()
  const [{ session, tools }] = useState(() => openDesk(editing, startPointer(search)))
  const shell = useMemo(
    () => ({
      height: '100dvh',
      display: 'grid',
      gridTemplateRows: { xs: 'auto auto auto minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' },
      gridTemplateColumns: { xs: '1fr', md: '404px 1fr' },
      overflow: 'hidden',
      bgcolor: 'background.default',
    }),
    [],
  )

  useEffect(() => {
    tools.browser.start()
    const stop = session.subscribe(() => tools.browser.configChanged(session.state().viewing?.config ?? session.state().config))
    return () => {
      stop()
      void session.draft.flush()
    }
  }, [session, tools])
  useEditorKeys(session)
  useLeaving(session)
  useCatchingUp(session)
  usePresence(session, tools.desk)

  return (
    <SessionProvider value={session}>
      <DeskProvider value={tools}>
        <Box component="main" aria-label={`Editor of ${editing.site.name}`} sx={shell}>
          <EditorBar />
          <EditorNotices />
          <NarrowTabs />
          <SettingsPanel />
          <PreviewPanel />
        </Box>
        <ConflictDialog />
        <LeaveDialog />
      </DeskProvider>
    </SessionProvider>
  )
}
