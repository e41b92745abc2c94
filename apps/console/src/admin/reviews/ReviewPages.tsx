import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Alert, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useParams, useRedirect } from 'react-admin'

import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ReviewDetail } from '../../client/Records'
import { resourceFilter } from '../../client/resourceFilters'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { RecordHistory } from '../records/RecordHistory'
import { useOwner } from '../records/useOwner'
import { useRecordChanges } from '../records/useRecordChanges'
import { useRefusal } from '../useRefusal'
import { ReviewForm } from './ReviewForm'
import { emptyReview, typedFrom } from './typedReview'

const back = <BackLink to="/reviews">Reviews</BackLink>
const calls = {
  resource: 'reviews',
  noun: 'review',
  nameOf: ({ customerName }: ReviewDetail) => `of ${customerName}`,
  update: api.reviews.update.mutationOptions(),
  remove: api.reviews.remove.mutationOptions(),
  undo: api.reviews.undo.mutationOptions(),
} as const

/** The places a review may be about, by name. */
const useLocations = (organisationId: string) =>
  useQuery(
    api.locations.getList.queryOptions(
      { perPage: 100, sort: { field: 'name', order: 'ASC' }, filter: { organisationId } },
      { enabled: organisationId !== '' },
    ),
  )

const Edit = ({ review, onChanged }: { review: ReviewDetail; onChanged: () => void }) => {
  const { id, organisationId, revision, mayChange } = review
  const redirect = useRedirect()
  const refusal = useRefusal()
  const [isTyping, setTyping] = useState(false)
  const { data: locations } = useLocations(organisationId)
  const { data: events = [] } = useQuery(api.reviews.history.queryOptions({ id }, { staleTime: 0 }))
  const { update, undo, remove } = useRecordChanges(calls, {
    onChanged: () => {
      refusal.clear()
      setTyping(false)
      onChanged()
    },
    onRefused: refusal.onCallError,
  })
  if (!locations) return <ListSkeleton />
  return (
    <>
      {(refusal.message ?? !mayChange) && (
        <Alert severity={refusal.message ? 'error' : 'info'} sx={{ mb: 2, maxWidth: 860 }}>
          {refusal.message ?? 'This review is about the whole business: who manages all of its sites can change it.'}
        </Alert>
      )}
      <ReviewForm
        key={revision}
        start={typedFrom(review)}
        organisationId={organisationId}
        locations={locations.data}
        refused={refusal.fields}
        isSaving={update.isPending}
        isNew={false}
        isLocked={!mayChange}
        onSave={(typed) => update.mutate({ id, data: typed, expectedRevision: revision })}
        onTyping={setTyping}
        onCancel={() => redirect('list', 'reviews')}
        removal={
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            loading={remove.isPending}
            onClick={() => remove.mutate({ id, expectedRevision: revision })}
          >
            Remove
          </Button>
        }
        history={
          <RecordHistory
            noun="review"
            events={events}
            isTyping={isTyping || !mayChange}
            undo={{ isPending: undo.isPending, error: undo.error, mutate: () => undo.mutate({ id, organisationId }) }}
          />
        }
      />
    </>
  )
}

/** One review to answer or to change. */
export const ReviewEdit = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.reviews.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      {back}
      <PageHeading title={`Review of ${data.customerName}`} text={data.locationName ?? 'The whole business'} />
      <Edit review={data} onChanged={() => void refetch()} />
    </>
  )
}

/** A review copied from elsewhere. */
export const ReviewCreate = () => {
  const { organisationId, field: ownerField } = useOwner()
  const [key] = useState(() => crypto.randomUUID())
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const refusal = useRefusal()
  const { data: locations } = useLocations(organisationId)
  const create = useMutation(
    api.reviews.create.mutationOptions({
      onSuccess: ({ customerName }) => {
        notify(`The review of ${customerName} is added.`, { type: 'success' })
        void queries.invalidateQueries(resourceFilter('reviews'))
        redirect('list', 'reviews')
      },
      onError: refusal.onCallError,
    }),
  )
  return (
    <>
      {back}
      <PageHeading title="New review" text="Shoppers see it as soon as you add it." />
      {refusal.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {refusal.message}
        </Alert>
      )}
      {ownerField}
      <ReviewForm
        start={emptyReview}
        organisationId={organisationId}
        locations={locations?.data ?? []}
        refused={refusal.fields}
        isSaving={create.isPending}
        isNew
        onSave={(typed) => create.mutate({ organisationId, key, ...typed })}
        onCancel={() => redirect('list', 'reviews')}
      />
    </>
  )
}
