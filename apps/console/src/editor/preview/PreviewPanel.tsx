import { Box } from '@mui/material'
import { useState } from 'react'
import { useDesk } from '../session/DeskContext'
import { createPaintMeter } from './createPaintMeter'
import { PaintCorner } from './PaintCorner'
import { PreviewBar } from './PreviewBar'
import { PreviewNotices } from './PreviewNotices'
import { PreviewStage } from './PreviewStage'

/** The right of the editor: the site itself, under the draft. */
export const PreviewPanel = () => {
  const tab = useDesk((state) => state.tab)
  const [meter] = useState(createPaintMeter)
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{
        display: { xs: tab === 'preview' ? 'grid' : 'none', md: 'grid' },
        gridTemplateRows: 'auto auto 1fr',
        minWidth: 0,
        minHeight: 0,
        position: 'relative',
      }}
    >
      <PreviewBar />
      <PreviewNotices />
      <PreviewStage meter={meter} />
      <PaintCorner meter={meter} />
    </Box>
  )
}
