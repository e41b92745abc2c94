import { changeSentences } from '@forecourt/rules/car/form/changeSentences'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { Button } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { invalidateResources } from '../../../client/invalidateResources'
import type { CarDetail, Outputs } from '../../../client/Records'
import { RecordHistory } from '../../records/RecordHistory'
import { PriceHistory } from './PriceHistory'

interface Props {
  readonly car: CarDetail
  readonly locationNames: ReadonlyMap<string, string>
  readonly country: Country
  readonly isDirty: boolean
  readonly isLocked: boolean
}

type Entry = Outputs['stock']['history']['entries'][number]

const firstPageSize = 20
const maxEntries = 200

const headline = ({ action, source, undoes }: Entry): string => {
  if (undoes !== null) return 'Undone'
  if (action === 'create') return 'Added'
  if (action === 'photos') return 'Photos changed'
  return source === 'feed' ? 'Changed by the feed' : 'Changed'
}

/** Change history of a car by user or feed, and its price history. */
export const CarHistory = ({ car, locationNames, country, isDirty, isLocked }: Props) => {
  const { id } = car
  const [perPage, setPerPage] = useState(firstPageSize)
  const notify = useNotify()
  const queries = useQueryClient()
  const { data } = useQuery(api.stock.history.queryOptions({ id, perPage }, { staleTime: 0, placeholderData: keepPreviousData }))
  const undo = useMutation(
    api.stock.undo.mutationOptions({
      onSuccess: (changed) => {
        queries.setQueryData(api.stock.getOne.queryKey({ id }), changed)
        void invalidateResources(queries, 'stock', 'feeds')
        notify(`${changed.name} is restored.`, { type: 'success' })
      },
    }),
  )
  if (!data) return null
  const { entries, total, prices } = data
  return (
    <RecordHistory
      noun="car"
      before={<PriceHistory points={prices} country={country} />}
      events={entries.map((entry, index) => ({
        id: entry.id ?? `feed ${entry.at} ${index}`,
        summary: headline(entry),
        // A new car's initial values aren't listed.
        changes: entry.action === 'create' ? [headline(entry)] : changeSentences(entry.changes, country, locationNames),
        by: `${entry.source === 'feed' ? `Feed “${entry.sourceName}”` : entry.sourceName}${entry.undone ? ', undone since' : ''}`,
        at: entry.at,
        isUndoable:
          !isLocked && entry.id !== null && !entry.undone && entry.undoes === null && ['update', 'move', 'photos'].includes(entry.action),
      }))}
      isUndoDisabled={isDirty}
      undo={{
        isPending: undo.isPending,
        error: undo.error,
        mutate: (entryId) => undo.mutate({ id, entryId }),
      }}
      more={
        total > entries.length && perPage < maxEntries ? (
          <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={() => setPerPage(maxEntries)}>
            Show all {total} changes
          </Button>
        ) : null
      }
    />
  )
}
