import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly about: string
  readonly backLabel: string
  readonly onBack: () => void
  readonly children?: ReactNode
}

const heading = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'background.paper',
  px: 1.25,
  py: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** The heading of a section or page, with the way back. */
export const SectionHeading = ({ title, about, backLabel, onBack, children }: Props) => (
  <Box sx={heading}>
    <Tooltip title={backLabel}>
      <IconButton size="small" aria-label={backLabel} onClick={onBack}>
        <BackIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Tooltip>
    <Typography component="h2" sx={{ fontSize: 16, fontWeight: 660 }} noWrap>
      {title}
    </Typography>
    <Box>{children}</Box>
    <Typography variant="caption" sx={{ gridColumn: '2 / -1', color: 'text.secondary', lineHeight: 1.4 }}>
      {about}
    </Typography>
  </Box>
)
