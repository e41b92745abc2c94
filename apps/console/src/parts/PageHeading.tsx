import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** One line under the title: a count or a description. */
  readonly text?: ReactNode
  readonly actions?: ReactNode
  /** Keeps the actions beside the title on a phone too: only for short ones. */
  readonly inline?: boolean
}

/** The heading of a page; also sets the window title. */
export const PageHeading = ({ title, text, actions, inline = false }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: inline ? 1 : 2, mb: inline ? 1.5 : 2.5 }}>
    <title>{`${title} · Forecourt`}</title>
    <Box sx={{ flex: { xs: inline ? 1 : '1 1 100%', sm: 1 }, minWidth: 0 }}>
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
