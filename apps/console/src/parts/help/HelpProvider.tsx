import { Box } from '@mui/material'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { HelpContext, type HelpTopic } from './HelpContext'

// Loaded on demand, with the texts and their parser.
const HelpPanel = lazy(() => import('./HelpPanel').then((module) => ({ default: module.HelpPanel })))

interface Props {
  /** Whether the user's role includes the page at a path. */
  readonly mayOpen: (path: string) => boolean
  readonly children: ReactNode
}

/** Width of the panel on a wide screen, in pixels. */
const panelWidth = 360

/** Provides the help panel: beside the page on a wide screen, over it elsewhere. */
export const HelpProvider = ({ mayOpen, children }: Props) => {
  const [topic, setTopic] = useState<HelpTopic | null>(null)
  const opener = useRef<Element | null>(null)
  const show = useCallback((next: HelpTopic | null) => {
    if (next && !opener.current) opener.current = document.activeElement
    if (!next) {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
      opener.current = null
    }
    setTopic(next)
  }, [])
  const value = useMemo(() => ({ topic, show }), [topic, show])
  return (
    <HelpContext value={value}>
      <Box sx={{ pr: { lg: topic ? `${panelWidth}px` : 0 } }}>{children}</Box>
      {topic && (
        <Suspense fallback={null}>
          <HelpPanel topic={topic} width={panelWidth} mayOpen={mayOpen} />
        </Suspense>
      )}
    </HelpContext>
  )
}
