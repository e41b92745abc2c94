import type { Compared } from '@forecourt/rules/measuring/SiteNumbers'
import { Box, Card, Typography } from '@mui/material'
import { changeText } from './changeText'

interface Props extends Compared {
  readonly label: string
  /** Of what the figure is a share, such as 'of visitors'. */
  readonly share?: string | undefined
}

/** A figure beside that of the weeks before. */
export const NumberTile = ({ label, now, before, share }: Props) => (
  <Card component="li" sx={{ p: 2, listStyle: 'none', minWidth: 0 }}>
    <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 560 }}>
      {label}
    </Typography>
    <Typography component="p" sx={{ fontSize: 28, fontWeight: 680, letterSpacing: '-0.03em', lineHeight: 1.2 }}>
      {now.toLocaleString('en-AU')}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {changeText(now, before)}
    </Typography>
    <Box sx={{ minHeight: '1.4em' }}>
      {share && (
        <Typography variant="body2" color="text.secondary">
          {share}
        </Typography>
      )}
    </Box>
  </Card>
)
