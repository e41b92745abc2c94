import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type StaffDeed, staffDeeds } from '@forecourt/rules/reservations/staffSteps'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ReservationDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'
import { shopperName } from './reservationTexts'

/** What follows from each deed, said before it is done. */
const consequences: { readonly [Deed in StaffDeed]: (reservation: ReservationDetail) => string } = {
  complete: ({ carName, amountCents, payment }) =>
    `${carName} is marked as sold. ${payment?.collect === 'authorise' && payment.money === 'authorised' ? `The deposit of ${formatMoney(amountCents)} is now taken from the card` : `The deposit of ${formatMoney(amountCents)} stays with you`}, as a part of the price.`,
  release: ({ carName, state, amountCents }) =>
    state === 'holding'
      ? `${carName} is available again at once. Nothing was paid.`
      : `${carName} is available again at once, and the deposit of ${formatMoney(amountCents)} is returned automatically. The shopper gets a mail about it.`,
  retryReturn: ({ amountCents }) => `The bank is asked once more to take back ${formatMoney(amountCents)}.`,
  returnedByHand: ({ amountCents }) =>
    `Say this once ${formatMoney(amountCents)} went back, for example by bank transfer. The shopper gets a mail that it was returned, and it is not refunded to the card after this.`,
  retryCapture: ({ amountCents }) => `The bank is asked once more to take the deposit of ${formatMoney(amountCents)} from the card.`,
}

interface DialogProps {
  readonly reservation: ReservationDetail
  readonly deed: StaffDeed
  readonly onClose: () => void
}

const DeedDialog = ({ reservation, deed, onClose }: DialogProps) => {
  const [note, setNote] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  const act = useMutation(api.reservations.act.mutationOptions())
  return (
    <FormDialog
      title={`${staffDeeds[deed].label}?`}
      verb={staffDeeds[deed].label}
      refusal="Not now"
      disabled={act.isPending}
      failure={act.error ? callError(act.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        act.mutate(
          { id: reservation.id, deed, note },
          {
            onSuccess: () => {
              notify(`${staffDeeds[deed].done} ${reservation.carName}.`, { type: 'success' })
              refresh()
              onClose()
            },
          },
        )
      }
    >
      <Typography>{consequences[deed](reservation)}</Typography>
      <TextField
        label="Note for the timeline"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        helperText={`Optional. ${shopperName(reservation)} doesn’t see it.`}
        sx={{ m: 0 }}
      />
    </FormDialog>
  )
}

/** What can be done with a reservation now; the first is the usual one. */
export const ReservationActions = ({ reservation }: { reservation: ReservationDetail }) => {
  const may = useMay()
  const [deed, setDeed] = useState<StaffDeed | null>(null)
  // Until the whole record has arrived, its row from the list stands in.
  const { deeds = [] } = reservation as Partial<ReservationDetail>
  if (!may('reservation.manage') || deeds.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deeds.map((each, index) => (
        <Button
          key={each}
          variant={index === 0 && each !== 'release' ? 'contained' : 'outlined'}
          color={index === 0 && each !== 'release' ? 'primary' : 'inherit'}
          onClick={() => setDeed(each)}
        >
          {reservation.state === 'holding' ? 'Cancel the hold' : staffDeeds[each].label}
        </Button>
      ))}
      {deed && <DeedDialog reservation={reservation} deed={deed} onClose={() => setDeed(null)} />}
    </Box>
  )
}
