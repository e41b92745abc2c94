import SpeedIcon from '@mui/icons-material/Speed'
import { Box, IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-admin'
import { formatCount } from '../../parts/formatCount'
import { useStore } from '../../parts/store/useStore'
import { usePreviewBrowser } from '../session/ToolsContext'
import type { PaintMeterSource } from './createPaintMeter'
import { paintStatistics } from './paintStatistics'

const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`)

/** How fast the preview follows, for those who want to know. */
export const PaintTimeBadge = ({ meter }: { readonly meter: PaintMeterSource }) => {
  const { samples, sent } = useStore(meter, (shown) => shown)
  const asked = new URLSearchParams(useLocation().search).has('debug')
  const [open, setOpen] = useState(asked)
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
        aria-label="Paint times"
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
      <Tooltip title={open ? 'Hide the paint times' : 'Show the paint times'}>
        <IconButton size="small" aria-label="Paint times of the preview" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SpeedIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
