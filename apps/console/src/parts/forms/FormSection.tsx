import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** One section of a form, with a description. */
export const FormSection = ({ title, description, children }: { title: string; description?: string; children: ReactNode }) => (
  <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          {description}
        </Typography>
      )}
    </Box>
    {children}
  </Card>
)

/** A grid of fields: two columns where there is room. */
export const fieldGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& .MuiTextField-root': { m: 0 },
} as const

/** A field across both columns. */
export const wholeRow = { gridColumn: '1 / -1' } as const
