import { Box, type Theme, useMediaQuery } from '@mui/material'
import { type CSSProperties, lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { HelpContext, type HelpTopic, helpInset } from './HelpContext'

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
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
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
      <Box style={{ '--help-inset': topic && isWide ? `${panelWidth}px` : '0px' } as CSSProperties} sx={{ pr: helpInset }}>
        {children}
      </Box>
      {topic && (
        <Suspense fallback={null}>
          <HelpPanel topic={topic} width={isWide ? panelWidth : null} mayOpen={mayOpen} />
        </Suspense>
      )}
    </HelpContext>
  )
}
