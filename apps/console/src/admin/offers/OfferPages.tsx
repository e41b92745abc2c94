import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Alert, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useParams, useRedirect } from 'react-admin'

import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { OfferDetail } from '../../client/Records'
import { resourceFilter } from '../../client/resourceFilters'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { RecordHistory } from '../records/RecordHistory'
import { useOwner } from '../records/useOwner'
import { useRecordChanges } from '../records/useRecordChanges'
import { useRefusal } from '../useRefusal'
import { OfferForm } from './OfferForm'
import { emptyOffer, offerFrom, type TypedOffer, typedFrom } from './typedOffer'

const back = <BackLink to="/offers">Offers</BackLink>
const calls = {
  resource: 'offers',
  noun: 'offer',
  nameOf: ({ name }: OfferDetail) => name,
  update: api.offers.update.mutationOptions(),
  remove: api.offers.remove.mutationOptions(),
  undo: api.offers.undo.mutationOptions(),
} as const

const sharedSentence = ({ sharedWith }: OfferDetail) => `This offer is on ${sharedWith.join(' and ')}, too, which you don’t manage.`

const Edit = ({ offer, onChanged }: { offer: OfferDetail; onChanged: () => void }) => {
  const { id, organisationId, revision } = offer
  const redirect = useRedirect()
  const refusal = useRefusal()
  const [isTyping, setTyping] = useState(false)
  const { data: sites } = useQuery(api.offers.sites.queryOptions({ organisationId }))
  const { data: events = [] } = useQuery(api.offers.history.queryOptions({ id }, { staleTime: 0 }))
  const { update, undo, remove } = useRecordChanges(calls, {
    onChanged: () => {
      refusal.clear()
      setTyping(false)
      onChanged()
    },
    onRefused: refusal.onCallError,
  })
  if (!sites) return <ListSkeleton />
  const lock = offer.sharedWith.length > 0 ? sharedSentence(offer) : undefined
  return (
    <>
      {(refusal.message ?? lock) && (
        <Alert severity={refusal.message ? 'error' : 'info'} sx={{ mb: 2, maxWidth: 860 }}>
          {refusal.message ?? lock}
        </Alert>
      )}
      <OfferForm
        key={revision}
        start={typedFrom(offer)}
        organisationId={organisationId}
        sites={sites}
        refused={refusal.fields}
        isSaving={update.isPending}
        isNew={false}
        lock={lock}
        onSave={(typed: TypedOffer) => update.mutate({ id, data: offerFrom(typed), expectedRevision: revision })}
        onTyping={setTyping}
        onCancel={() => redirect('list', 'offers')}
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
            noun="offer"
            events={events}
            isTyping={isTyping || lock !== undefined}
            undo={{ isPending: undo.isPending, error: undo.error, mutate: () => undo.mutate({ id, organisationId }) }}
          />
        }
      />
    </>
  )
}

/** One offer to change. */
export const OfferEdit = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.offers.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const on = data.sites.map(({ name }) => name)
  return (
    <>
      {back}
      <PageHeading title={data.name} text={on.length === 0 ? 'On no site' : `On ${on.length > 3 ? `${on.length} sites` : on.join(', ')}`} />
      <Edit offer={data} onChanged={() => void refetch()} />
    </>
  )
}

/** A new offer. */
export const OfferCreate = () => {
  const { organisationId, field: ownerField } = useOwner()
  const [key] = useState(() => crypto.randomUUID())
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const refusal = useRefusal()
  const { data: sites = [] } = useQuery(api.offers.sites.queryOptions({ organisationId }, { enabled: organisationId !== '' }))
  const create = useMutation(
    api.offers.create.mutationOptions({
      onSuccess: (offer) => {
        notify(`${offer.name} is added.`, { type: 'success' })
        void queries.invalidateQueries(resourceFilter('offers'))
        redirect('edit', 'offers', offer.id)
      },
      onError: refusal.onCallError,
    }),
  )
  return (
    <>
      {back}
      <PageHeading title="New offer" text="Shoppers see it as soon as you add it, on the days it runs." />
      {refusal.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {refusal.message}
        </Alert>
      )}
      {ownerField}
      <OfferForm
        start={emptyOffer}
        organisationId={organisationId}
        sites={sites}
        refused={refusal.fields}
        isSaving={create.isPending}
        isNew
        onSave={(typed) => create.mutate({ organisationId, key, ...offerFrom(typed) })}
        onCancel={() => redirect('list', 'offers')}
      />
    </>
  )
}
