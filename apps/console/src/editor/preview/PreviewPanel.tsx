import { Box } from '@mui/material'
import { useState } from 'react'
import { useEditorView } from '../session/ToolsContext'
import { createPaintMeter } from './createPaintMeter'
import { useStoredViewport } from './frame/useStoredViewport'
import { createInspection } from './inspect/createInspection'
import { InspectionProvider } from './inspect/InspectionContext'
import { PreviewBar } from './PreviewBar'
import { PreviewNotices } from './PreviewNotices'
import { PreviewSide } from './PreviewSide'
import { PreviewStage } from './PreviewStage'

/** The right of the editor: the site itself, under the draft, and what is to be found out about it. */
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
