import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../client/api'
import { callError } from '../../../../client/callError'
import { Ago } from '../../../../parts/Ago'
import { formatCount } from '../../../../parts/formatCount'
import { PageError } from '../../../../parts/PageError'
import { StatusPill } from '../../../../parts/StatusPill'
import { startsSentence } from '../../../../parts/texts/startsSentence'
import { useMay } from '../../../useMay'
import { useOrganisation } from '../../../useOrganisation'

interface Props {
  readonly onUndo: (key: string, title: string, cars: number) => Promise<void>
  readonly onClose: () => void
}

/** Past bulk changes, newest first, each with an undo. */
export const BulkHistory = ({ onUndo, onClose }: Props) => {
  const [organisationId] = useOrganisation()
  const mayEdit = useMay()('stock.edit')
  const { data, error, refetch } = useQuery(api.stock.bulkHistory.queryOptions({ organisationId }, { staleTime: 0 }))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-history">
      <DialogTitle id="bulk-history">Bulk changes</DialogTitle>
      <DialogContent>
        {error && !data && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {data?.length === 0 && (
          <Typography color="text.secondary">
            No changes yet. Changes made to several cars at once are listed here and can be undone.
          </Typography>
        )}
        <Box component="ol" aria-label="Bulk changes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map(({ id, organisationId: ownerId, title, by, at, cars, undone }, index) => (
            <Box
              component="li"
              key={`${ownerId} ${id}`}
              sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1.25, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography variant="body2" color="text.secondary" sx={startsSentence}>
                  {formatCount(cars, 'car', 'cars')}, <Ago at={at} /> by {by}
                  {undone > 0 && undone < cars && `, undone for ${undone.toLocaleString('en-AU')}`}
                </Typography>
              </Box>
              {undone === cars ? (
                <StatusPill tone="quiet">Undone</StatusPill>
              ) : (
                mayEdit && (
                  <Button
                    variant="outlined"
                    color="inherit"
                    aria-label={`Undo ${title}`}
                    onClick={() => void onUndo(id, title, cars - undone).then(() => refetch())}
                  >
                    Undo
                  </Button>
                )
              )}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
