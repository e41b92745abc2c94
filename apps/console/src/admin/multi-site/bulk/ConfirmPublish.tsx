import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { formatCount } from '../../../parts/formatCount'
import type { ChangeAtSite } from './useDryRun'

interface Props {
  /** All sites that the change applies to. */
  readonly sites: readonly ChangeAtSite[]
  readonly isPublished: (site: ChangeAtSite) => boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const maxNamed = 12

/** Confirms publishing: lists the sites and the site-specific values that the change overwrites. */
export const ConfirmPublish = ({ sites, isPublished, onConfirm, onClose }: Props) => {
  const live = sites.filter(isPublished)
  const drafts = sites.length - live.length
  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-change">
      <DialogTitle id="publish-change">Publish at {formatCount(live.length, 'site', 'sites')}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Shoppers see it straight away. {drafts > 0 && `At ${formatCount(drafts, 'site', 'sites')} more it is saved as a draft.`}
        </DialogContentText>
        <Box component="ul" aria-label="Goes live" sx={{ pl: 2.5, mb: 0 }}>
          {live.slice(0, maxNamed).map(({ siteId, name, overwritten }) => (
            <li key={siteId}>
              {name}
              {overwritten !== null && (
                <Typography component="span" variant="body2" sx={{ color: 'warning.main' }}>
                  {' '}
                  – replaces {overwritten}
                </Typography>
              )}
            </li>
          ))}
          {live.length > maxNamed && <li>and {live.length - maxNamed} more</li>}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={onConfirm} autoFocus>
          Publish at {formatCount(live.length, 'site', 'sites')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
