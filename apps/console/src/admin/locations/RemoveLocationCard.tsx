import type { LocationRemoval, LocationUse } from '@forecourt/data/location-drafts/removeLocation'
import { Box, Card, Link, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkBase, useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { listAddress } from '../../client/listAddress'
import type { LocationDetail } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import { RemoveButton } from '../../parts/forms/ConfirmDialog'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { useMayOpen } from '../layout/useMayOpen'
import { useMay } from '../useMay'

interface UsageText {
  readonly nouns: readonly [one: string, many: string]
  /** What to do with them. */
  readonly todo: string
  /** The page where that is done. */
  readonly to: (locationId: string) => string
}

const usageTexts: { readonly [Use in LocationUse]: UsageText } = {
  cars: {
    nouns: ['car isn’t sold or withdrawn', 'cars aren’t sold or withdrawn'],
    todo: 'Move them to another location.',
    to: (locationId) => listAddress('stock', { locationId }),
  },
  stockFeeds: {
    nouns: ['import adds cars here', 'imports add cars here'],
    todo: 'Choose another location in their settings.',
    to: () => '/feeds',
  },
  bookings: { nouns: ['booking is still to come', 'bookings are still to come'], todo: 'Move or cancel them.', to: () => '/bookings' },
  reservations: { nouns: ['reservation is open', 'reservations are open'], todo: 'Complete or cancel them.', to: () => '/reservations' },
  paymentRequests: { nouns: ['payment request is open', 'payment requests are open'], todo: 'Cancel them.', to: () => '/payments' },
  leadDestinations: {
    nouns: ['destination takes only its leads', 'destinations take only its leads'],
    todo: 'Remove them, or let them take all leads.',
    to: () => '/leads/destinations',
  },
  leadSuppliers: {
    nouns: ['supplier sends its leads here', 'suppliers send their leads here'],
    todo: 'Choose another location.',
    to: () => '/leads/destinations',
  },
  reviewSources: {
    nouns: ['source of reviews is for this location', 'sources of reviews are for this location'],
    todo: 'Disconnect them.',
    to: () => '/reviewSources',
  },
  offers: {
    nouns: ['offer is limited to cars at this location', 'offers are limited to cars at this location'],
    todo: 'Change or remove them.',
    to: () => '/offers',
  },
}

const obstacleTexts: { readonly [Obstacle in NonNullable<LocationRemoval['obstacle']>]: string } = {
  shown: 'It’s shown on your sites. Switch off “Shown on the sites” above, then publish.',
  main: 'It’s the main location of its dealership. Make another location the main one, then publish that.',
  only: 'It’s the only location of its dealership.',
}

const counted = (count: number, one: string, many: string) => (count === 0 ? [] : [formatCount(count, one, many)])

/** What keeps the name of a removed location, such as '3 leads, 1 review'. */
const keptText = ({ leads, bookings, reviews, cars }: LocationRemoval['kept']) =>
  [
    ...counted(leads, 'lead', 'leads'),
    ...counted(bookings, 'past booking', 'past bookings'),
    ...counted(reviews, 'review', 'reviews'),
    ...counted(cars, 'sold or withdrawn car', 'sold or withdrawn cars'),
  ].join(', ')

const removalText = ({ kept }: LocationRemoval) => {
  const keeps = keptText(kept)
  return [
    'It leaves your lists and forms, and its page redirects to the page with all your locations.',
    ...(keeps === '' ? [] : [`Its name stays with what it has had: ${keeps}.`]),
  ].join(' ')
}

/** Why a location can't be removed yet, each with the place where that can be changed. */
const Obstacles = ({ removal: { obstacle, uses }, locationId }: { removal: LocationRemoval; locationId: string }) => {
  const mayOpen = useMayOpen()
  return (
    <>
      <Typography variant="body2">You can remove it once this is done:</Typography>
      <Box component="ul" aria-label="What prevents its removal" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, fontSize: 14 }}>
        {obstacle !== null && <li>{obstacleTexts[obstacle]}</li>}
        {uses.map(({ use, count }) => {
          const { nouns, todo, to } = usageTexts[use]
          const [users, address] = [formatCount(count, ...nouns), to(locationId)]
          return (
            <li key={use}>
              {mayOpen(address.replace(/\?.*/, '')) ? (
                <Link component={LinkBase} to={address}>
                  {users}
                </Link>
              ) : (
                users
              )}
              . {todo}
            </li>
          )
        })}
      </Box>
    </>
  )
}

/** Removes a closed location, or says what still uses it. */
export const RemoveLocationCard = ({ location: { id, name } }: { readonly location: Pick<LocationDetail, 'id' | 'name'> }) => {
  const isAllowed = useMay()('location.publish')
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const { data: removal, refetch } = useQuery(api.locations.removal.queryOptions({ id }, { enabled: isAllowed, staleTime: 0 }))
  const undo = useMutation(
    api.locations.undoRemoval.mutationOptions({
      onSuccess: async (restored) => {
        await invalidateResources(queries, 'locations')
        notify(`${restored.name} is back. It’s still hidden from your sites.`, { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const { mutate: remove, isPending } = useMutation(
    api.locations.remove.mutationOptions({
      onSuccess: (removed) => {
        redirect('list', 'locations')
        void invalidateResources(queries, 'locations')
        notifyUndo(`${removed.name} is removed.`, () => undo.mutate({ id }))
      },
      onError: (error) => {
        void refetch()
        notify(callError(error).message, { type: 'error' })
      },
    }),
  )
  if (!isAllowed || !removal) return null
  return (
    <Card
      component="section"
      aria-labelledby="remove-location"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 12, maxWidth: 860, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography variant="h3" component="h2" id="remove-location">
        Remove this location
      </Typography>
      {removal.obstacle === null && removal.uses.length === 0 ? (
        <>
          <Typography variant="body2">{removalText(removal)}</Typography>
          <RemoveButton
            name={name}
            text={removalText(removal)}
            verb="Remove location"
            isRemoving={isPending}
            onRemove={() => remove({ id })}
          />
        </>
      ) : (
        <Obstacles removal={removal} locationId={id} />
      )}
    </Card>
  )
}
