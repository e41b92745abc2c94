import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { ReasonField } from '../../../parts/changes/ReasonField'
import { formatCount } from '../../../parts/formatCount'
import type { ChangeAtSite } from './useDryRun'

interface Props {
  /** All sites that the change applies to. */
  readonly sites: readonly ChangeAtSite[]
  readonly isPublished: (site: ChangeAtSite) => boolean
  /** Publishes, with the reason why legal warnings that the change adds are all right; empty without one. */
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

const maxNamed = 12

/** Confirms publishing: lists the sites and the site-specific values that the change overwrites. */
export const ConfirmPublish = ({ sites, isPublished, onConfirm, onClose }: Props) => {
  const live = sites.filter(isPublished)
  const drafts = sites.length - live.length
  const [reason, setReason] = useState('')
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
        <Box sx={{ display: 'grid', mt: 2.5 }}>
          <ReasonField
            required={false}
            label="Why are legal warnings all right, if it adds any?"
            helperText="Sites where it adds one aren’t published without a reason. It goes into the history with your name, and a regulator may read it."
            reason={reason}
            onChange={setReason}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => onConfirm(reason.trim())} autoFocus>
          Publish at {formatCount(live.length, 'site', 'sites')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
