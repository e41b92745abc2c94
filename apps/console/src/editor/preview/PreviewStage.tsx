import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { createPreviewLink } from '../../preview/createPreviewLink'
import { followShortcut } from '../bar/useEditorKeys'
import { devices } from '../session/createDesk'
import { useDesk, useTools } from '../session/DeskContext'
import { useSession } from '../session/SessionContext'
import type { PaintMeterSource } from './createPaintMeter'
import { useSize } from './useSize'

const now = () => performance.timeOrigin + performance.now()

/** The frame with the site, at a device's width and scaled to fit. */
export const PreviewStage = ({ meter }: { readonly meter: PaintMeterSource }) => {
  const session = useSession()
  const { desk, browser } = useTools()
  const device = useDesk((state) => state.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const size = useSize(stage)

  // The link lives outside React: a keystroke goes to the frame without the editor rendering first.
  useEffect(() => {
    if (!frame.current) return
    const link = createPreviewLink(frame.current, nonce, {
      onPainted: meter.onPainted,
      onSent: meter.onSent,
      onNavigate: (href) => browser.go(href),
      onChoose: (pointer) => desk.open(pointer),
      onShortcut: (shortcut) => followShortcut(session, shortcut),
    })
    let shown = browser.state().view
    let shownConfig = session.state().shown
    let lastChange = session.state().draft.changedAt
    const showConfig = () => {
      const { shown: drawn, draft, viewing } = session.state()
      const next = viewing?.config ?? drawn
      if (next === shownConfig) return
      // The clock starts with the change of the draft; a version shown instead of it starts its own.
      const isChange = draft.changedAt > lastChange
      lastChange = draft.changedAt
      shownConfig = next
      link.showConfig(next, isChange ? draft.changedAt : now())
    }
    const showView = () => {
      const { view } = browser.state()
      if (!view || view === shown) return
      shown = view
      link.showView(view, now())
    }
    link.showConfig(shownConfig, now())
    if (shown) link.showView(shown, now())
    const stops = [session.subscribe(showConfig), browser.subscribe(showView), desk.subscribe(() => link.outline(desk.state().outlined))]
    return () => {
      for (const stop of stops) stop()
      link.close()
    }
  }, [session, browser, desk, nonce, meter])

  const room = 24
  const width = devices[device]
  const scale = Math.min(1, (size.width - room) / width)
  const height = (size.height - room) / scale
  return (
    <Box ref={stage} sx={{ position: 'relative', overflow: 'hidden', minHeight: 0, bgcolor: 'background.default' }}>
      <Box
        component="iframe"
        ref={frame}
        title="Preview of the site"
        src={`/preview/${session.editing.site.id}#${nonce}`}
        sx={{
          position: 'absolute',
          top: room / 2,
          left: '50%',
          border: 0,
          borderRadius: `${8 / scale}px`,
          bgcolor: '#fff',
          boxShadow: '0 0 0 1px rgb(128 128 128 / 25%), 0 10px 34px rgb(0 0 0 / 12%)',
          transformOrigin: 'top left',
        }}
        style={{
          width,
          height: Math.max(0, height),
          transform: `scale(${scale}) translateX(-50%)`,
          visibility: size.width === 0 ? 'hidden' : undefined,
        }}
      />
    </Box>
  )
}
