import { Box, Card, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

interface Props {
  readonly label: string
  /** Undefined while loading. */
  readonly value: number | undefined
  readonly text: ReactNode
  readonly to: string
  readonly urgent?: boolean
}

/** A figure that links to its list. */
export const FigureCard = ({ label, value, text, to, urgent = false }: Props) => (
  <Card sx={{ transition: 'border-color 120ms', '&:hover': { borderColor: 'text.secondary' } }}>
    <Box
      component={LinkBase}
      to={to}
      sx={{
        display: 'block',
        p: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 560 }}>
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: 34, fontWeight: 680, letterSpacing: '-0.03em', lineHeight: 1.2, color: urgent ? 'warning.main' : 'text.primary' }}
      >
        {value === undefined ? <Skeleton width={64} /> : value.toLocaleString('en-AU')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: '1.5em' }}>
        {value === undefined ? <Skeleton width="60%" /> : text}
      </Typography>
    </Box>
  </Card>
)
