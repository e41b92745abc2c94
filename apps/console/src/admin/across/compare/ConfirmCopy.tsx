import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'

interface Props {
  /** The setting's place in words. */
  readonly where: string
  /** The site whose draft changes. */
  readonly site: string
  readonly from: string
  readonly to: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a value of one site goes into the draft of another. */
export const ConfirmCopy = ({ where, site, from, to, onConfirm, onClose }: Props) => (
  <Dialog open onClose={onClose} aria-labelledby="take-over">
    <DialogTitle id="take-over">Take it over?</DialogTitle>
    <DialogContent>
      <Typography sx={{ fontWeight: 620, mb: 0.5 }}>{where}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1.5 }}>
        {from} → {to}
      </Typography>
      <DialogContentText>It is saved in the draft of {site}. Shoppers see nothing of it until that is published.</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ p: 2 }}>
      <Button color="inherit" onClick={onClose}>
        Leave it
      </Button>
      <Button variant="contained" onClick={onConfirm} autoFocus>
        Take it over
      </Button>
    </DialogActions>
  </Dialog>
)
