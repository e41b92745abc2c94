import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** One thing that can be done to a site as a whole. */
export const ManageCard = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div" sx={{ mt: 0.5, maxWidth: '62ch' }}>
        {text}
      </Typography>
    </Box>
    {children}
  </Card>
)
