import { fieldLabel } from '@forecourt/rules/car/form/carSections'
import { formatValue } from '@forecourt/rules/car/form/formatValue'
import FeedIcon from '@mui/icons-material/RssFeedRounded'
import { Box, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import type { CarFormValues } from './carFormValues'

interface Options {
  readonly carId: string
  readonly changes: CarFormValues
  readonly locationNames: ReadonlyMap<string, string>
  readonly isLocked: boolean
}

/** Shows the owner below each field or group: the feed, or the user's override with a button to return it to the feed. */
export const useFieldOwners = ({ carId, changes, locationNames, isLocked }: Options) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { data } = useQuery(api.feeds.owners.queryOptions({ carId }, { staleTime: 0 }))
  const returnToFeed = useMutation(
    api.feeds.setOwner.mutationOptions({
      onSuccess: (owners, { field }) => {
        queries.setQueryData(api.feeds.owners.queryKey({ carId }), owners)
        void invalidateResources(queries, 'stock')
        notify(`${fieldLabel(field)} follows the feed again.`, { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const owners = new Map(data?.fields.map((field) => [field.field, field]))
  const entered = new Set(Object.keys(changes).map((path) => path.split('.')[0] as string))
  return {
    contentBelow: (path: string) => {
      const owner = owners.get(path)
      if (!owner) return null
      const isEntered = entered.has(path)
      const message = () => {
        if (isEntered && owner.owner === 'feed') return 'Once you save, your value is kept and the feed no longer changes it.'
        if (owner.owner === 'feed') return `From the feed “${owner.feedName}”`
        return `Your value. “${owner.feedName}” has ${formatValue(path, owner.feedValue, locationNames)}.`
      }
      return (
        <Box
          data-owner={owner.owner}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 0.5,
            mt: 0.25,
            px: 1.75,
            fontSize: 12,
            color: 'text.secondary',
          }}
        >
          <FeedIcon sx={{ fontSize: 13, color: owner.owner === 'feed' && !isEntered ? 'text.secondary' : 'warning.main' }} />
          <span>{message()}</span>
          {owner.owner === 'user' && !isLocked && !isEntered && (
            <Button
              size="small"
              sx={{ fontSize: 12, minHeight: 24, py: 0, px: 0.5 }}
              disabled={returnToFeed.isPending}
              aria-label={`Let the feed update ${fieldLabel(path)} again`}
              onClick={() => returnToFeed.mutate({ carId, field: path, owner: 'feed' })}
            >
              Use feed value
            </Button>
          )}
        </Box>
      )
    },
  }
}
