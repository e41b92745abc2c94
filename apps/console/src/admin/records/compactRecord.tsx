import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A record on a phone: its name, and below it its state and what else there is to say. */
export const compactRecord = (name: ReactNode, state: ReactNode, more?: string) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {name}
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {state}
      {more && (
        <Typography variant="body2" color="text.secondary">
          {more}
        </Typography>
      )}
    </Box>
  </Box>
)
