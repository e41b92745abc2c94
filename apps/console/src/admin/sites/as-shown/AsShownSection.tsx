import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of what was shown, with its heading. */
export const AsShownSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: 2, display: 'grid', gap: 1 }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Card>
)
