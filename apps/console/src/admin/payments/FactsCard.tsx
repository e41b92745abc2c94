import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** A card of labelled values; empty ones are left out. */
export const FactsCard = ({ title, facts }: Props) => (
  <Card sx={{ p: 2.5, minWidth: 0 }}>
    <Typography variant="h3" component="h2" gutterBottom>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
        .map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  </Card>
)
