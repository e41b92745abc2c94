import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { type InboxPerson, PersonSearchField } from '../inbox/PersonSearchField'
import { useMay } from '../useMay'
import { shopperName } from './reservationTexts'

interface Props {
  readonly car: { readonly id: string; readonly name: string }
  readonly onClose: () => void
  /** Called after the car was reserved, and after that was undone. */
  readonly onChanged: () => void
}

/** Reserves a car without a deposit: for a customer of the inbox or for none yet, until a day; with undo. */
export const ReserveDialog = ({ car, onClose, onChanged }: Props) => {
  const may = useMay()
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const queries = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [person, setPerson] = useState<InboxPerson | null>(null)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const { data: terms, error } = useQuery(api.reservations.terms.queryOptions({ id: car.id }, { staleTime: 0, retry: false }))
  const day = chosenDay ?? (terms ? momentInZone(terms.until, terms.timeZone).date : '')
  const refresh = () => {
    void invalidateResources(queries, 'stock', 'reservations')
    void queries.invalidateQueries(api.inbox.pathFilter())
    onChanged()
  }
  const undo = useMutation(
    api.reservations.act.mutationOptions({
      onSuccess: () => {
        notify(`${car.name} is no longer reserved.`, { type: 'success' })
        refresh()
      },
      onError: (problem) => notify(callError(problem).message, { type: 'error' }),
    }),
  )
  const reserve = useMutation(
    api.reservations.reserve.mutationOptions({
      onSuccess: (reservation) => {
        refresh()
        const message = `${car.name} is reserved${person ? ` for ${shopperName(reservation)}` : ''} until ${formatDate(day)}.`
        if (may('reservation.manage')) notifyUndo(message, () => undo.mutate({ id: reservation.id, action: 'release' }))
        else notify(message, { type: 'success' })
        onClose()
      },
    }),
  )
  const failure = reserve.error ? callError(reserve.error) : error ? callError(error) : null
  return (
    <FormDialog
      title="Reserve this car"
      verb={reserve.isPending ? 'Reserving…' : 'Reserve'}
      disabled={reserve.isPending || !terms || day === ''}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() =>
        reserve.mutate({
          ...{ carId: car.id, conversationId: person?.id ?? null, key: idempotencyKey },
          // Until the end of the day.
          until: new Date(`${day}T23:59`).toISOString(),
        })
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{car.name}</Typography>
      {may('lead.update') && (
        <PersonSearchField
          organisationId={terms?.organisationId ?? ''}
          person={person}
          onChange={setPerson}
          error={failure?.fields.conversationId !== undefined}
          helperText="Search by name, phone or email. Leave empty if there is no customer yet."
        />
      )}
      <TextField
        type="date"
        label="Reserved until"
        value={day}
        required
        onChange={(event) => setChosenDay(event.target.value)}
        error={failure?.fields.until !== undefined}
        helperText="The car is for sale again the day after. No deposit is taken."
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ m: 0 }}
      />
    </FormDialog>
  )
}
