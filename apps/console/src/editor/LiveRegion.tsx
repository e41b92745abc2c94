import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../parts/visuallyHidden'

/** A visually hidden live region: screen readers announce its changes. */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" role="status" aria-live="polite" sx={visuallyHidden}>
    {children}
  </Box>
)
