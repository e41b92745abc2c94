import { Alert, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly text?: string
  readonly failure?: string
  readonly children: ReactNode
}

/** A card of the profile page. */
export const ProfileCard = ({ title, text, failure, children }: Props) => (
  <Card component="section" aria-label={title} sx={{ p: 2.5, display: 'grid', gap: 2, justifyItems: 'start' }}>
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '60ch' }}>
          {text}
        </Typography>
      )}
    </div>
    {failure && (
      <Alert severity="error" sx={{ width: '100%' }}>
        {failure}
      </Alert>
    )}
    {children}
  </Card>
)
