import EventIcon from '@mui/icons-material/EventOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** Puts the coming year's holidays of each place's state into its draft, after asking. */
export const HolidaysButton = ({ organisationId }: { readonly organisationId: string }) => {
  const [asks, setAsks] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate: add, isPending } = useMutation(
    api.locations.addHolidays.mutationOptions({
      onSuccess: ({ changed }) => {
        const places = `${changed.length} ${changed.length === 1 ? 'location' : 'locations'}`
        notify(
          changed.length === 0
            ? 'Every location has them already.'
            : `Holidays are in the drafts of ${places}. They are live once published.`,
          { type: 'success' },
        )
        refresh()
        setAsks(false)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<EventIcon />} onClick={() => setAsks(true)}>
        Add holidays
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} fullWidth maxWidth="xs" aria-labelledby="holidays-title">
        <DialogTitle id="holidays-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
          Add holidays to every location?
        </DialogTitle>
        <DialogContent>
          <Typography>
            Each location gets the public holidays of its own state or region for the next twelve months, as closed. Days it says something
            about already stay as they are. Shoppers see them once each location is published.
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={() => setAsks(false)}>
            Not now
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => add({ organisationId })}>
            Add to the drafts
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
