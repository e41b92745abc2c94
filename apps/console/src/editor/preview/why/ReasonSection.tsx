import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Box, Typography } from '@mui/material'
import type { InspectionState } from '../inspect/createInspection'
import type { ReasonGroup } from './pageReasons'
import { ReasonRow } from './ReasonRow'

interface Props {
  readonly group: ReasonGroup
  readonly config: ResolvedConfig
  readonly picked: InspectionState['picked']
}

/** What belongs together, under its name. What is around the page waits folded: there is a lot of it, and it is seldom asked for. */
export const ReasonSection = ({ group: { title, about, reasons }, config, picked }: Props) => {
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
      {reasons.map((reason) => (
        <ReasonRow key={`${title} ${reason.id}`} reason={reason} config={config} picked={picked} />
      ))}
    </Box>
  )
  const heading = { fontSize: 12, fontWeight: 700, color: 'text.secondary' }
  if (about === 'page')
    return (
      <Box component="section" aria-label={title}>
        <Typography component="h3" sx={{ ...heading, mb: 0.5 }}>
          {title}
        </Typography>
        {list}
      </Box>
    )
  return (
    <Box component="details">
      <Box component="summary" sx={{ ...heading, cursor: 'pointer', minHeight: 44, display: 'list-item', lineHeight: '44px' }}>
        {title} ({reasons.length})
      </Box>
      {list}
    </Box>
  )
}
