import { Box } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { LeaveDialog } from './bar/LeaveDialog'
import { NarrowTabs } from './bar/NarrowTabs'
import { useEditorKeys } from './bar/useEditorKeys'
import { useLeaving } from './bar/useLeaving'
import { ConflictDialog } from './conflict/ConflictDialog'
import { PreviewPanel } from './preview/PreviewPanel'
import type { EditorSession } from './session/createEditorSession'
import type { EditorTools } from './session/openTools'
import { SessionProvider } from './session/SessionContext'
import { ToolsProvider } from './session/ToolsContext'
import { SettingsPanel } from './settings/SettingsPanel'

interface Props {
  readonly session: EditorSession
  readonly tools: EditorTools
  /** What is edited, for those who hear the page. */
  readonly label: string
  /** What stands over settings and preview. */
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

/** Settings on the left, preview on the right, and what keeps a draft safe: for a site as for a layer beneath sites. */
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
  return (
    <SessionProvider value={session}>
      <ToolsProvider value={tools}>
        <Box component="main" aria-label={label} sx={shell}>
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
