import { markOwnVisit } from '@forecourt/rules/measuring/ownVisits'
import DoneIcon from '@mui/icons-material/CheckCircleOutline'
import { Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material'

interface Props {
  /** Where on the live site the page is that is in the preview; empty for a site without an address. */
  readonly liveAddress: string
  readonly version: number
  readonly message: string
  /** Every server has said that it serves the new version. */
  readonly isFresh: boolean
  readonly onClose: () => void
}

/** It is live: which version, and where to see it. */
export const PublishedNotice = ({ liveAddress, version, message, isFresh, onClose }: Props) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="published-title">
    <DialogContent sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, pt: 4 }}>
      <DoneIcon color={isFresh ? 'success' : 'warning'} sx={{ fontSize: 44 }} />
      <Typography id="published-title" variant="h2">
        Version {version} is live
      </Typography>
      <Typography color="text.secondary">{isFresh ? 'Shoppers see it now.' : message}</Typography>
    </DialogContent>
    <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
      <Button onClick={onClose} color="inherit" autoFocus>
        Keep editing
      </Button>
      {liveAddress !== '' && (
        <Button variant="contained" href={markOwnVisit(liveAddress)} target="_blank" rel="noreferrer">
          See the live site
        </Button>
      )}
    </DialogActions>
  </Dialog>
)
