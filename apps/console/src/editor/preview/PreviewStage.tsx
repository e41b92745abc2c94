import SpeedIcon from '@mui/icons-material/Speed'
import { Box, IconButton, Tooltip } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-admin'
import { formatCount } from '../../parts/formatCount'
import { useStore } from '../../parts/store/useStore'
import { useSize } from '../../parts/useSize'
import { useSession } from '../session/SessionContext'
import { useEditorView, usePreviewBrowser } from '../session/ToolsContext'
import { type PaintMeterSource, paintStatistics } from './createPaintMeter'
import { frameSize } from './frame/frameSize'
import { WidthHandle } from './frame/WidthHandle'
import { ZoomBar } from './frame/ZoomBar'
import { useInspection } from './inspect/InspectionContext'
import { usePreviewLink } from './usePreviewLink'

const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`)

/** The preview's paint time, as a badge. */
const PaintTimeBadge = ({ meter }: { readonly meter: PaintMeterSource }) => {
  const { samples, sent } = useStore(meter, (shown) => shown)
  const isDebug = new URLSearchParams(useLocation().search).has('debug')
  const [open, setOpen] = useState(isDebug)
  const { requests } = usePreviewBrowser()
  const { last, p95 } = paintStatistics(samples)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        opacity: open ? 1 : 0.75,
      }}
    >
      <Box
        component="output"
        aria-label="Render times"
        aria-live="off"
        data-samples={samples.map((sample) => sample.toFixed(1)).join(' ')}
        data-p95={p95?.toFixed(1)}
        data-sent={sent}
        data-requests={requests}
        sx={{
          display: open ? 'flex' : 'none',
          gap: 1.5,
          fontSize: 12,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        <span>last {ms(last)}</span>
        <span>p95 {ms(p95)}</span>
        <span>{formatCount(sent, 'state', 'states')}</span>
        <span>{formatCount(requests, 'request', 'requests')}</span>
      </Box>
      <Tooltip title={open ? 'Hide render times' : 'Show render times'}>
        <IconButton size="small" aria-label="Render times of the preview" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SpeedIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

const margin = 24

/** The preview frame, scaled to fit, at the chosen viewport size. */
export const PreviewStage = ({ meter }: { readonly meter: PaintMeterSource }) => {
  const session = useSession()
  const viewport = useEditorView((state) => state.viewport)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const size = useSize(stage)
  usePreviewLink(frame, nonce, meter)
  const inspection = useInspection()

  const scaledFrame = frameSize(viewport, { width: size.width - margin, height: size.height - margin })
  const { width, height, scale } = scaledFrame
  useEffect(() => inspection.setScale(scale), [inspection, scale])
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
          sx={{ position: 'relative', mx: 'auto', my: `${margin / 2}px` }}
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
      <ZoomBar size={scaledFrame}>
        <PaintTimeBadge meter={meter} />
      </ZoomBar>
    </>
  )
}
