import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** One line under the title: a count or a description. */
  readonly text?: ReactNode
  readonly actions?: ReactNode
}

/** The heading of a page; also sets the window title. */
export const PageHeading = ({ title, text, actions }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2.5 }}>
    <title>{`${title} · Forecourt`}</title>
    <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
      <Typography variant="h1">{title}</Typography>
      {text !== undefined && (
        <Typography color="text.secondary" component="div" sx={{ mt: 0.5, minHeight: '1.5em' }}>
          {text}
        </Typography>
      )}
    </Box>
    {actions}
  </Box>
)
