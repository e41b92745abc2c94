import { Box, Button, Tab, Tabs } from '@mui/material'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ConfirmLeaving } from '../parts/forms/FormBar'
import { visuallyHidden } from '../parts/visuallyHidden'
import { saveSentence } from './bar/saveSentence'
import { useEditorKeys } from './bar/useEditorKeys'
import { ConflictDialog } from './conflict/ConflictDialog'
import { PreviewPanel } from './preview/PreviewPanel'
import type { EditorSession } from './session/createEditorSession'
import type { EditorTools } from './session/openTools'
import { SessionProvider, useSession } from './session/SessionContext'
import { ToolsProvider, useEditorView, useTools } from './session/ToolsContext'
import { SettingsPanel } from './settings/SettingsPanel'

/** Tabs for settings and preview, on screens too narrow for both. */
const NarrowTabs = () => {
  const { editorView } = useTools()
  const tab = useEditorView((state) => state.tab)
  return (
    <Tabs
      value={tab}
      onChange={(_event, value) => editorView.showTab(value)}
      variant="fullWidth"
      aria-label="What to show"
      sx={{ display: { md: 'none' }, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      <Tab value="settings" label="Settings" sx={{ minHeight: 44, textTransform: 'none' }} />
      <Tab value="preview" label="Preview" sx={{ minHeight: 44, textTransform: 'none' }} />
    </Tabs>
  )
}

/** Saves when the user leaves the page; warns only if that failed. */
const useLeaving = ({ draft }: EditorSession) =>
  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void draft.flush()
    }
    const saveOnUnload = (event: BeforeUnloadEvent) => {
      const { status } = draft.state()
      if (status !== 'saved') draft.storeHistory()
      if (status === 'unsaved') void draft.flush()
      if (status === 'failed' || status === 'refused' || status === 'conflict') event.preventDefault()
    }
    document.addEventListener('visibilitychange', saveIfHidden)
    window.addEventListener('beforeunload', saveOnUnload)
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden)
      window.removeEventListener('beforeunload', saveOnUnload)
    }
  }, [draft])

const unsavedStatuses: ReadonlySet<string> = new Set(['failed', 'refused', 'conflict'])

/** Confirms leaving the editor with changes that could not be saved. Changes not saved yet are saved on leaving. */
const LeaveDialog = () => {
  const { draft } = useSession()
  return <ConfirmLeaving isUnsaved={() => unsavedStatuses.has(draft.state().status)} text={saveSentence(draft.state(), Date.now())} />
}

/** The first stop of the Tab key: passes the bar, to the search of settings. Visible while it has the focus. */
const SkipToSettings = ({ shell }: { readonly shell: RefObject<HTMLElement | null> }) => {
  const { editorView } = useTools()
  return (
    <Button
      variant="contained"
      onClick={() => {
        editorView.showTab('settings')
        // On a phone, the tab shows the search first.
        requestAnimationFrame(() => shell.current?.querySelector<HTMLElement>('input[type="search"]')?.focus())
      }}
      sx={{ zIndex: 'tooltip', '&:not(:focus)': visuallyHidden, '&:focus': { position: 'absolute', top: 8, left: 8 } }}
    >
      Skip to settings
    </Button>
  )
}

interface Props {
  readonly session: EditorSession
  readonly tools: EditorTools
  /** Name of the edited site or layer, for screen readers. */
  readonly label: string
  /** Content above settings and preview. */
  readonly children: ReactNode
}

const shell = {
  height: 'calc(100dvh - var(--notice-height, 0px))',
  display: 'grid',
  gridTemplateRows: { xs: 'auto auto auto minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' },
  gridTemplateColumns: { xs: '1fr', md: '404px 1fr' },
  overflow: 'hidden',
  bgcolor: 'background.default',
} as const

/** The layout of the editor, for a site or a layer: settings on the left, preview on the right, and the guards that protect a draft. */
export const EditorShell = ({ session, tools, label, children }: Props) => {
  useEffect(() => {
    tools.browser.start()
    const stop = session.subscribePreview(() => {
      tools.browser.configChanged(session.state().viewing?.config ?? session.state().shown)
      return false
    })
    return () => {
      stop()
      void session.draft.flush()
    }
  }, [session, tools])
  useEditorKeys(session)
  useLeaving(session)
  const main = useRef<HTMLElement>(null)
  return (
    <SessionProvider value={session}>
      <ToolsProvider value={tools}>
        <Box component="main" ref={main} aria-label={label} sx={shell}>
          <SkipToSettings shell={main} />
          {children}
          <NarrowTabs />
          <SettingsPanel />
          <PreviewPanel />
        </Box>
        <ConflictDialog />
        <LeaveDialog />
      </ToolsProvider>
    </SessionProvider>
  )
}
