import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** 'h1' where the notice is the page's only content. */
  readonly level?: 'h1' | 'h2'
  readonly text: string
  readonly picture?: ReactNode
  readonly action?: ReactNode
  readonly role?: 'alert' | 'status'
}

/** A centred message: an empty list, no results, or a failure. */
export const Notice = ({ title, level = 'h2', text, picture, action, role = 'status' }: Props) => (
  <Box role={role} sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: { xs: 6, sm: 9 } }}>
    {picture && <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 }, mb: 0.5 }}>{picture}</Box>}
    <Typography variant="h2" component={level}>
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '44ch' }}>
      {text}
    </Typography>
    {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
  </Box>
)
