import { countNoun } from '@forecourt/schema/text/countNoun'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import LockIcon from '@mui/icons-material/LockOutlined'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { useEditorView } from '../session/ToolsContext'
import type { PartEntry } from './sectionParts'

interface Props {
  readonly entries: readonly PartEntry[]
  /** Whether the section has nothing else to show. */
  readonly isAlone: boolean
  readonly children: ReactNode
}

/** What of a section somebody else keeps, folded at its end: there to be looked up, out of the way of what one may change. */
export const FoldedSettings = ({ entries, isAlone, children }: Props) => {
  const wanted = useEditorView((state) => state.wanted)
  const [open, setOpen] = useState(isAlone)
  const isWanted = wanted !== null && entries.some(({ pointer }) => wanted.pointer === pointer || wanted.pointer.startsWith(`${pointer}/`))
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={open}
      onChange={(_event, next) => setOpen(next)}
      // Where one of them is asked for, the panel scrolls to it: it has its place at once.
      slotProps={{ transition: { unmountOnExit: true, timeout: isWanted ? 0 : 120 } }}
      sx={{ mt: 2.5, borderTop: 1, borderBottom: 1, borderColor: 'divider', bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon fontSize="small" />} sx={{ px: 2, minHeight: 48 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', minWidth: 0 }}>
          <LockIcon sx={{ fontSize: 16 }} />
          <Typography component="span" sx={{ fontSize: 13.5, fontWeight: 620 }}>
            {countNoun(entries.length, 'setting')} looked after for you
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 0, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>{children}</AccordionDetails>
    </Accordion>
  )
}
