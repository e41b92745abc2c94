import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A record in the list on a phone: name, status and one more line. */
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
