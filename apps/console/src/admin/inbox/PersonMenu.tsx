import { countNoun } from '@forecourt/schema/text/countNoun'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import { Alert, Box, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { Ago } from '../../parts/Ago'
import { FormDialog } from '../../parts/forms/FormDialog'
import { NamedCar } from './NamedCar'

type PersonCar = ConversationDetail['cars'][number]
type PersonCarsOf = Pick<ConversationDetail, 'cars' | 'namedCars'>

const actionTexts: { readonly [Kind in PersonCar['kind']]: string } = { watched: 'Saved', compared: 'Compared', viewed: 'Viewed' }

const carCount = (count: number) => (count === 1 ? 'a car' : `${count} cars`)

const activitySummary = (cars: readonly PersonCar[]): string => {
  const saved = cars.filter(({ kind }) => kind === 'watched').length
  const others = cars.length - saved
  return [...(saved > 0 ? [`saved ${carCount(saved)}`] : []), ...(others > 0 ? [`viewed ${carCount(others)}`] : [])].join(' and ')
}

/** Cars that the shopper saved or viewed while signed in (ENT-16). */
export const PersonCars = ({ conversation, isTwoPane }: { readonly conversation: PersonCarsOf; readonly isTwoPane: boolean }) => {
  const { cars, namedCars } = conversation
  if (cars.length === 0) return null
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <Typography component="summary" variant="body2" color="text.secondary">
        In their account they {activitySummary(cars)}
      </Typography>
      <Box
        component="ul"
        aria-label="Cars in their account"
        // Limits the height, to leave room for the composer.
        {...(isTwoPane && { tabIndex: 0 })}
        sx={{
          ...{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 },
          ...(isTwoPane && { maxHeight: 132, overflowY: 'auto' }),
        }}
      >
        {cars.map(({ carId, name, kind, at }) => (
          <Typography key={carId} component="li" variant="body2">
            <NamedCar text={name} name={name} car={namedCars.find(({ id }) => id === carId)} />
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {actionTexts[kind]} <Ago at={at} />
            </Typography>
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

interface Props {
  readonly id: string
  readonly name: string
  readonly onErased: () => void
}

/** Tables whose row counts are shown before erasure. */
const erasedTables = [
  ['leads', 'enquiry'],
  ['bookings', 'booking'],
  ['reservations', 'reservation'],
  ['own_vehicles', 'own vehicle'],
  ['shoppers', 'account'],
] as const

/** Confirms the erasure of a shopper: deleted data, retained data, and obstacles. */
const EraseDialog = ({ id, name, onClose, onErased }: Props & { readonly onClose: () => void }) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { data, error } = useQuery(api.inbox.personData.queryOptions({ id }, { staleTime: 0, gcTime: 0 }))
  const erase = useMutation(
    api.inbox.erase.mutationOptions({
      onSuccess: () => {
        onErased()
        notify(`${name} was erased.`, { type: 'success' })
        void queries.invalidateQueries(api.inbox.pathFilter())
        void queries.invalidateQueries(api.leads.pathFilter())
      },
    }),
  )
  const storedCounts = erasedTables.flatMap(([table, noun]) => {
    const count = data?.counts[table] ?? 0
    return count > 0 ? [countNoun(count, noun)] : []
  })
  const failure = error ?? erase.error
  return (
    <FormDialog
      title={`Erase ${name}?`}
      verb={erase.isPending ? 'Erasing…' : 'Erase permanently'}
      disabled={!data || data.matters.length > 0 || erase.isPending}
      failure={failure ? callError(failure).message : null}
      onClose={onClose}
      onSubmit={() => erase.mutate({ id })}
    >
      {data?.matters.map((matter) => (
        <Alert key={matter} severity="warning">
          {matter}
        </Alert>
      ))}
      <Typography>
        {data
          ? `This will permanently erase: ${new Intl.ListFormat('en-AU').format([...storedCounts, 'all messages', 'every file'])}.`
          : 'Loading what is stored about them…'}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        Payments and reservations stay in your books without their name. Data already sent to other systems, such as your CRM, stays there.
      </Typography>
    </FormDialog>
  )
}

/** Menu for privacy requests: export and erase a shopper's personal data. */
export const PersonMenu = ({ id, name, onErased }: Props) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isErasing, setIsErasing] = useState(false)
  const download = async () => {
    setAnchor(null)
    try {
      const { text } = await queries.fetchQuery(api.inbox.personData.queryOptions({ id }, { staleTime: 0, gcTime: 0 }))
      saveFile('personal-data.json', 'application/json', text)
    } catch (error) {
      notify(callError(error).message, { type: 'error' })
    }
  }
  return (
    <>
      <IconButton
        aria-label="Their personal data"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 'auto' }}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void download()}>Download their data</MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setIsErasing(true)
          }}
        >
          Erase…
        </MenuItem>
      </Menu>
      {isErasing && <EraseDialog id={id} name={name} onErased={onErased} onClose={() => setIsErasing(false)} />}
    </>
  )
}
