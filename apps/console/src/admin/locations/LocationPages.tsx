import { Alert } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditBase, useCreate, useEditContext, useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LocationDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { BookingsCard } from '../bookings/settings/BookingSettingsPage'
import { useFormErrors } from '../useFormErrors'
import { useOrganisation } from '../useOrganisation'
import { type EnteredLocation, emptyLocation, parseLocation, toEnteredLocation } from './enteredLocation'
import { LocationDraftCard, LocationHistory, PublishBar } from './LocationDraftCard'
import { LocationForm } from './LocationForm'
import { PriceKindsCard } from './PriceKindsCard'
import { RemoveLocationCard } from './RemoveLocationCard'

const back = <BackLink to="/locations">Locations</BackLink>

const useDealerships = () => useQuery(api.locations.dealerships.queryOptions())

const Edit = () => {
  const { record, isPending, error, refetch } = useEditContext<LocationDetail>()
  const { data: dealerships } = useDealerships()
  const [isDirty, setDirty] = useState(false)
  const [formVersion, setFormVersion] = useState(0)
  const notify = useNotify()
  const redirect = useRedirect()
  const formErrors = useFormErrors()
  const queries = useQueryClient()
  const { mutate: update, isPending: isSaving } = useMutation(
    api.locations.update.mutationOptions({
      onSuccess: (location) => onChanged(location, 'is saved as a draft. Customers see it once it is published.'),
      onError: formErrors.onCallError,
    }),
  )
  // Ends saving after the refetch: before it, the form would show the saved values as unsaved.
  const onChanged = async (location: LocationDetail, message: string) => {
    formErrors.clear()
    await refetch()
    setFormVersion((before) => before + 1)
    setDirty(false)
    void queries.invalidateQueries(api.locations.versions.queryFilter({ id: location.id }))
    notify(`${location.name} ${message}`, { type: 'success' })
  }
  // The cached record can come from the list, with fewer fields.
  const isComplete = record !== undefined && 'address' in record
  if (isPending || !dealerships || (record && !isComplete && !error)) return <ListSkeleton />
  if (error || !record)
    return <PageError message={error?.message ?? 'That location does not exist, or you have no access to it.'} onRetry={() => refetch()} />
  const save = (entered: EnteredLocation) =>
    update({ id: record.id, data: parseLocation(entered), expectedRevision: record.draft?.revision ?? 0 })
  return (
    <>
      {back}
      <PageHeading title={record.name} text={`On the website at /our-location/${record.slug}.`} />
      {formErrors.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message}
        </Alert>
      )}
      <LocationDraftCard location={record} isDirty={isDirty} onChanged={onChanged} />
      <PriceKindsCard organisationId={record.organisationId} locationId={record.id} />
      <BookingsCard locationId={record.id} />
      <LocationForm
        key={`${record.id} ${record.draft?.revision ?? 0} ${formVersion}`}
        initialValues={toEnteredLocation(record)}
        dealerships={dealerships}
        fieldProblems={formErrors.fields}
        isSaving={isSaving}
        isNew={false}
        onSave={save}
        onDirtyChange={setDirty}
        onCancel={() => redirect('list', 'locations')}
        more={<PublishBar location={record} isDirty={isDirty} onChanged={onChanged} />}
      />
      <LocationHistory location={record} onChanged={onChanged} />
      <RemoveLocationCard location={record} />
    </>
  )
}

export const LocationEdit = () => (
  <EditBase resource="locations" mutationMode="pessimistic" queryOptions={queryOptionsForShow}>
    <Edit />
  </EditBase>
)

export const LocationCreate = () => {
  const [organisationId] = useOrganisation()
  const { data: dealerships, error, refetch } = useDealerships()
  const [create, { isPending: isSaving }] = useCreate<LocationDetail>()
  const notify = useNotify()
  const redirect = useRedirect()
  const formErrors = useFormErrors()
  if (error) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!dealerships) return <ListSkeleton />
  const selectableDealerships = dealerships.filter((dealership) => organisationId === null || dealership.organisationId === organisationId)
  const [only, another] = selectableDealerships
  const initialValues = emptyLocation(organisationId ?? only?.organisationId ?? '')
  const save = (entered: EnteredLocation) =>
    create(
      'locations',
      { data: { organisationId: entered.organisationId, ...parseLocation(entered) } },
      {
        onSuccess: (location) => {
          notify(`${entered.name} is added as a draft. Customers see it once it is published.`, { type: 'success' })
          redirect('edit', 'locations', location.id)
        },
        onError: formErrors.onError,
      },
    )
  return (
    <>
      {back}
      <PageHeading title="New location" text="A location customers can visit. Only the first two sections are needed to start." />
      {formErrors.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message}
        </Alert>
      )}
      <LocationForm
        initialValues={only && !another ? { ...initialValues, dealershipId: only.id } : initialValues}
        dealerships={selectableDealerships}
        fieldProblems={formErrors.fields}
        isSaving={isSaving}
        isNew
        onSave={save}
        onCancel={() => redirect('list', 'locations')}
      />
    </>
  )
}
