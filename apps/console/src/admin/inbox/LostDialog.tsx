import { deskActionTexts } from '@forecourt/rules/subscriptions/subscriptionSteps'
import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { type Held, HeldAlert } from './HeldAlert'
import { UnsettledPayments } from './UnsettledPayments'
import type { InboxActions } from './useInboxActions'

interface Props {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
  readonly onClose: () => void
}

interface HeldReservationProps {
  readonly reservation: Held
  readonly isReleased: boolean
  readonly onChange: (isReleased: boolean) => void
}

/** A reservation that would outlast the enquiry, with the choice to cancel it. */
const HeldReservation = ({ reservation, isReleased, onChange }: HeldReservationProps) => {
  const { reference, state, isSubscription, mayRelease } = reservation
  const { label } = deskActionTexts('release', { state, subscription: isSubscription ? {} : null })
  return (
    <Box>
      <HeldAlert reservation={reservation} />
      {mayRelease ? (
        <FormControlLabel
          label={`${label} (${reference})`}
          control={<Checkbox checked={isReleased} onChange={(_, isOn) => onChange(isOn)} />}
        />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          The car stays reserved: your role can’t cancel reservations. Ask your manager to do it.
        </Typography>
      )}
    </Box>
  )
}

/** The person's reservations, and which of them are cancelled: by default all that the user may cancel. */
const useHeldReservations = (id: ConversationDetail['id']) => {
  const { data, isPending } = useQuery(api.inbox.deal.queryOptions({ id, carId: null }, { staleTime: 0, refetchInterval: false }))
  const [keptIds, setKeptIds] = useState<readonly string[]>([])
  const held = data?.held ?? []
  return {
    ...{ isPending, held, unsettled: data?.unsettled ?? [] },
    released: held.filter((each) => each.mayRelease && !keptIds.includes(each.id)),
    setReleased: (heldId: string, isReleased: boolean) =>
      setKeptIds(isReleased ? keptIds.filter((each) => each !== heldId) : [...keptIds, heldId]),
  }
}

const otherReason = 'Another reason'

const listText = (items: readonly string[]) => new Intl.ListFormat('en-AU').format(items)

/** Marks an enquiry as lost: asks for the reason, and whether the person’s reservations are cancelled with it. */
export const LostDialog = ({ conversation: { id, revision, lostReasons }, actions, onClose }: Props) => {
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [other, setOther] = useState('')
  const { isPending, held, unsettled, released, setReleased } = useHeldReservations(id)
  const lostReason = reason === otherReason ? other.trim() : [reason, other.trim()].filter(Boolean).join(': ')
  const lose = useMutation(
    api.inbox.lose.mutationOptions({
      onSuccess: (after, { releases }) => {
        actions.refresh()
        // A cancelled reservation can't be restored.
        if (releases.length === 0) actions.notifyWithUndo('Moved to Lost.')(after)
        else {
          const references = held.flatMap((each) => (releases.includes(each.id) ? each.reference : []))
          const cancelled = references.length === 1 ? `Reservation ${references[0]} is` : `Reservations ${listText(references)} are`
          notify(`Moved to Lost. ${cancelled} cancelled.`, { type: 'success' })
        }
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title="Why was it lost?"
      verb={lose.isPending ? 'Saving…' : 'Mark as lost'}
      disabled={reason === '' || lostReason === '' || isPending || lose.isPending}
      failure={lose.error ? `Nothing was changed. ${callError(lose.error).message}` : null}
      onClose={onClose}
      onSubmit={() =>
        lose.mutate({ id, expectedRevision: revision, reason: lostReason, releases: released.map((reservation) => reservation.id) })
      }
    >
      <TextField select label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} fullWidth>
        {[...lostReasons, otherReason].map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      {reason !== '' && (
        <TextField
          label={reason === otherReason ? 'Describe the reason' : 'Details (optional)'}
          value={other}
          onChange={(event) => setOther(event.target.value)}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 110 } }}
        />
      )}
      {held.map((reservation) => (
        <HeldReservation
          key={reservation.id}
          reservation={reservation}
          isReleased={released.includes(reservation)}
          onChange={(isReleased) => setReleased(reservation.id, isReleased)}
        />
      ))}
      <UnsettledPayments payments={unsettled} />
    </FormDialog>
  )
}
