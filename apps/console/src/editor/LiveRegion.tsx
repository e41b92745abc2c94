import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../parts/visuallyHidden'

/** Read out when it changes, and not seen. */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" role="status" aria-live="polite" sx={visuallyHidden}>
    {children}
  </Box>
)
