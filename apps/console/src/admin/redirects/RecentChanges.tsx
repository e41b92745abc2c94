import { Box, Button, Card, Typography } from '@mui/material'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { useUndoRedirects } from './useRedirectCall'

interface Props {
  readonly siteId: string
  readonly changes: Outputs['redirects']['list']['changes']
  readonly mayChange: boolean
}

/** What was done to a site's redirects last, each of which can be taken back as a whole. */
export const RecentChanges = ({ siteId, changes, mayChange }: Props) => {
  const { undo, isPending } = useUndoRedirects(siteId)
  return (
    <Card component="section" aria-label="Last changes" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Last changes
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ id, summary, changedAt, changedBy, isUndone }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{summary}</Typography>
              <Typography variant="body2" color="text.secondary">
                <Ago at={changedAt} />, by {changedBy}
              </Typography>
            </Box>
            {isUndone ? (
              <Typography variant="body2" color="text.secondary">
                Taken back
              </Typography>
            ) : (
              mayChange && (
                <Button color="inherit" size="small" disabled={isPending} aria-label={`Undo: ${summary}`} onClick={() => undo(id)}>
                  Undo
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
