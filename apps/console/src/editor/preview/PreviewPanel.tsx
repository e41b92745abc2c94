import { Box } from '@mui/material'
import { useDesk } from '../session/DeskContext'
import { PaintCorner } from './PaintCorner'
import { PreviewBar } from './PreviewBar'
import { PreviewNotices } from './PreviewNotices'
import { PreviewStage } from './PreviewStage'
import { usePaintSamples } from './usePaintSamples'

/** The right of the editor: the site itself, under the draft. */
export const PreviewPanel = () => {
  const tab = useDesk((state) => state.tab)
  const { samples, sent, onPainted, onSent } = usePaintSamples()
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
      <PreviewStage onPainted={onPainted} onSent={onSent} />
      <PaintCorner samples={samples} sent={sent} />
    </Box>
  )
}
