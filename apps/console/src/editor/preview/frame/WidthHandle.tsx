import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTools } from '../../session/ToolsContext'
import { clampWidth, narrowestFrame, widestFrame } from './storedViewport'

interface Props {
  readonly width: number
  readonly scale: number
}

const step = 10

/** The drag handle at the preview's right edge; changes the width by pointer or arrow keys. */
export const WidthHandle = ({ width, scale }: Props) => {
  const { editorView } = useTools()
  const drag = useRef<{ readonly at: number; readonly width: number; readonly scale: number } | null>(null)
  const resize = (next: number) => editorView.setViewport({ device: 'custom', width: clampWidth(next), rotated: false })
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { at: event.clientX, width, scale }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    // The frame is centred, so each side moves by half.
    if (drag.current) resize(drag.current.width + (2 * (event.clientX - drag.current.at)) / drag.current.scale)
  }
  const stop = () => {
    drag.current = null
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step, PageDown: -10 * step, PageUp: 10 * step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize(width + by)
  }
  return (
    <Box
      role="slider"
      aria-orientation="horizontal"
      aria-label="Width of the preview"
      aria-valuemin={narrowestFrame}
      aria-valuemax={widestFrame}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={press}
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        right: -12,
        width: 12,
        display: { xs: 'none', md: 'grid' },
        placeItems: 'center',
        cursor: 'ew-resize',
        touchAction: 'none',
        '&::after': { content: '""', width: 4, height: 44, borderRadius: 2, bgcolor: 'text.disabled', opacity: 0.6 },
        '&:hover::after, &:focus-visible::after': { bgcolor: 'primary.main', opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }}
    />
  )
}
