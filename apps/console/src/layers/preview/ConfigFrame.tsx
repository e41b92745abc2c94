import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Box, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useSize } from '../../parts/useSize'
import { createPreviewLink } from '../../preview/createPreviewLink'
import type { LoadedPage } from '../../preview/LoadedPage'
import { newVisitor } from '../../preview/PreviewVisitor'
import { markTexts, readTexts } from './markTexts'

interface Props {
  readonly siteId: string
  /** Such as 'Before'. */
  readonly title: string
  /** The width of the rendered page in pixels; scaled to fit. */
  readonly width: number
  readonly path: string
  readonly config: ResolvedConfig
  readonly page: LoadedPage
  readonly onNavigate: (href: string) => void
  /** Texts to mark. */
  readonly marked?: ReadonlySet<string>
  /** The page was painted, with these texts. */
  readonly onTexts?: (title: string, texts: readonly string[]) => void
}

const noEvents = {
  onPainted() {},
  onSent() {},
  onSettled() {},
  onChoose() {},
  onShortcut() {},
  onSurvey() {},
  onInspected() {},
  onWrite() {},
  onWritten() {},
  onCursor() {},
  onWriting() {},
}
const noTexts: ReadonlySet<string> = new Set()
const now = () => performance.timeOrigin + performance.now()

/** A page of a site under a config, rendered as for shoppers and scaled to the available space. */
export const ConfigFrame = ({ siteId, title, width, path, config, page, onNavigate, marked = noTexts, onTexts }: Props) => {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const size = useSize(stage)
  const navigate = useRef(onNavigate)
  const link = useRef<ReturnType<typeof createPreviewLink> | null>(null)
  navigate.current = onNavigate
  const painted = useRef(() => {})
  painted.current = () => {
    const shown = frame.current?.contentDocument
    if (shown) onTexts?.(title, readTexts(shown))
  }

  useEffect(() => {
    if (!frame.current) return
    const created = createPreviewLink(frame.current, nonce, {
      ...noEvents,
      onNavigate: (href) => navigate.current(href),
      onPainted: () => painted.current(),
    })
    link.current = created
    return () => created.close()
  }, [nonce])
  useEffect(() => {
    const route = page.match.kind === 'page' && page.data ? page.match.route : null
    link.current?.showConfig(config, now())
    link.current?.showView(
      {
        path: route?.path ?? path,
        route,
        data: route ? page.data : null,
        site: page.site,
        request: { now: page.now, origin: page.origin, mode: 'preview' },
        visitor: newVisitor,
        isTimeSimulated: false,
      },
      now(),
    )
  }, [config, page, path])

  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (shown) markTexts(shown as Window & typeof globalThis, marked)
  }, [marked])

  const scale = Math.min(1, size.width / width)
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 0.5, minWidth: 0, minHeight: 0 }}>
      <Typography component="h3" sx={{ fontSize: 13, fontWeight: 650, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box ref={stage} sx={{ overflow: 'hidden', minHeight: 0, borderRadius: '8px', border: 1, borderColor: 'divider', bgcolor: '#fff' }}>
        <Box
          component="iframe"
          ref={frame}
          title={title}
          src={`/preview/${siteId}#${nonce}`}
          sx={{ border: 0, display: 'block', transformOrigin: 'top left' }}
          style={{
            width,
            height: scale > 0 ? size.height / scale : 0,
            transform: `scale(${scale})`,
            visibility: size.width === 0 ? 'hidden' : undefined,
          }}
        />
      </Box>
    </Box>
  )
}
