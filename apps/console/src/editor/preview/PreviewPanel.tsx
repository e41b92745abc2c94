import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Tab, Tabs, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useEditorView } from '../session/ToolsContext'
import { createPaintMeter } from './createPaintMeter'
import { useStoredViewport } from './frame/useStoredViewport'
import { createInspection } from './inspect/createInspection'
import { InspectionProvider, useInspected, useInspection } from './inspect/InspectionContext'
import { PageSettings } from './inspect/PageSettings'
import { PreviewBar } from './PreviewBar'
import { PreviewNotices } from './PreviewNotices'
import { PreviewStage } from './PreviewStage'
import { WhyPanel } from './why/WhyPanel'

const small = { minHeight: 44, minWidth: 0, px: 1.25, textTransform: 'none', fontSize: 13.5 } as const

/** The panel beside the preview: why things show, and the page's settings. Overlays the preview on narrow screens. */
const PreviewSide = () => {
  const inspection = useInspection()
  const panel = useInspected((state) => state.panel)
  if (!panel) return null
  return (
    <Box
      component="aside"
      aria-label="About this page"
      onKeyDown={(event) => event.key === 'Escape' && inspection.show(null)}
      sx={{
        width: { xs: '100%', lg: 348 },
        maxWidth: { md: 348 },
        position: { xs: 'absolute', lg: 'static' },
        insetBlock: 0,
        right: 0,
        zIndex: 2,
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        bgcolor: 'background.paper',
        borderLeft: { md: 1 },
        borderColor: { md: 'divider' },
        boxShadow: { xs: 8, lg: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', pr: 0.5 }}>
        <Tabs value={panel} onChange={(_event, next) => inspection.show(next)} aria-label="About this page" sx={{ minHeight: 44, flex: 1 }}>
          <Tab value="why" label="Why" sx={small} />
          <Tab value="settings" label="Settings on this page" sx={small} />
        </Tabs>
        <Tooltip title="Close">
          <IconButton size="small" aria-label="Close “About this page”" onClick={() => inspection.show(null)}>
            <CloseIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 0 }}>{panel === 'why' ? <WhyPanel /> : <PageSettings />}</Box>
    </Box>
  )
}

/** The right side of the editor: the site rendered with the draft, and its inspection panel. */
export const PreviewPanel = () => {
  const tab = useEditorView((state) => state.tab)
  const [meter] = useState(createPaintMeter)
  const [inspection] = useState(createInspection)
  useStoredViewport()
  return (
    <InspectionProvider value={inspection}>
      <Box
        component="section"
        aria-label="Preview"
        sx={{
          display: { xs: tab === 'preview' ? 'grid' : 'none', md: 'grid' },
          gridTemplateRows: 'auto auto minmax(0, 1fr)',
          minWidth: 0,
          minHeight: 0,
          position: 'relative',
        }}
      >
        <PreviewBar />
        <PreviewNotices />
        <Box sx={{ display: 'flex', minWidth: 0, minHeight: 0, position: 'relative' }}>
          <Box sx={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', flex: 1, minWidth: 0, minHeight: 0 }}>
            <PreviewStage meter={meter} />
          </Box>
          <PreviewSide />
        </Box>
      </Box>
    </InspectionProvider>
  )
}
