import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useSize } from '../../parts/useSize'
import { useSession } from '../session/SessionContext'
import { useEditorView } from '../session/ToolsContext'
import type { PaintMeterSource } from './createPaintMeter'
import { frameSize } from './frame/frameSize'
import { WidthHandle } from './frame/WidthHandle'
import { ZoomBar } from './frame/ZoomBar'
import { useInspection } from './inspect/InspectionContext'
import { PaintTimeBadge } from './PaintTimeBadge'
import { usePreviewLink } from './usePreviewLink'

const room = 24

/** The frame with the site, on the screen and as large as was chosen. */
export const PreviewStage = ({ meter }: { readonly meter: PaintMeterSource }) => {
  const session = useSession()
  const viewport = useEditorView((state) => state.viewport)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const size = useSize(stage)
  usePreviewLink(frame, nonce, meter)
  const inspection = useInspection()

  const drawn = frameSize(viewport, { width: size.width - room, height: size.height - room })
  const { width, height, scale } = drawn
  useEffect(() => inspection.drawAt(scale), [inspection, scale])
  return (
    <>
      <Box
        ref={stage}
        sx={{
          position: 'relative',
          overflow: viewport.zoom === 'fit' ? 'hidden' : 'auto',
          minHeight: 0,
          minWidth: 0,
          bgcolor: 'background.default',
        }}
      >
        <Box
          sx={{ position: 'relative', mx: 'auto', my: `${room / 2}px` }}
          style={{ width: width * scale, height: height * scale, visibility: size.width === 0 ? 'hidden' : undefined }}
        >
          <Box
            component="iframe"
            ref={frame}
            title="Preview of the site"
            src={`/preview/${session.editing.site.id}#${nonce}`}
            sx={{
              border: 0,
              borderRadius: `${8 / scale}px`,
              bgcolor: '#fff',
              boxShadow: '0 0 0 1px rgb(128 128 128 / 25%), 0 10px 34px rgb(0 0 0 / 12%)',
              transformOrigin: 'top left',
              display: 'block',
            }}
            style={{ width, height, transform: `scale(${scale})` }}
          />
          <WidthHandle width={width} scale={scale} />
        </Box>
      </Box>
      <ZoomBar size={drawn}>
        <PaintTimeBadge meter={meter} />
      </ZoomBar>
    </>
  )
}
