import { countryOfLocations } from '@forecourt/rules/locations/countryOfLocations'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotify, useParams, useRedirect, useStore } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import type { CarDetail } from '../../../client/Records'
import { BackLink } from '../../../parts/BackLink'
import { FormSection } from '../../../parts/forms/FormSection'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { StatusPill } from '../../../parts/StatusPill'
import { useOwner } from '../../records/useOwner'
import { useFormErrors } from '../../useFormErrors'
import { useMay } from '../../useMay'
import { carStageNames } from '../carStatus'
import { CarPhotosEditor } from '../photos/CarPhotosEditor'
import { WhatIfCard } from '../what-if/WhatIfCard'
import { CarForm } from './CarForm'
import { CarHistory } from './CarHistory'
import { blankCar } from './carFormValues'
import { StageCard } from './StageCard'
import { useCarForm } from './useCarForm'
import { useFieldOwners } from './useFieldOwners'
import { VehicleLookup } from './VehicleLookup'
import { WhyCard } from './WhyCard'

const back = <BackLink to="/stock">Stock</BackLink>

/** Locations of an organisation, with the price type that each shows. */
const useLocations = (organisationId: string) =>
  useQuery(api.stock.priceKinds.queryOptions({ organisationId }, { enabled: organisationId !== '' }))

const Edit = ({ car }: { readonly car: CarDetail }) => {
  const { id, organisationId, revision } = car
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const formErrors = useFormErrors()
  const may = useMay()
  const mayEdit = may('stock.edit')
  const form = useCarForm(car, `car ${id}`)
  const { data: locations } = useLocations(organisationId)
  const update = useMutation(
    api.stock.update.mutationOptions({
      onSuccess: (saved) => {
        formErrors.clear()
        form.discard()
        queries.setQueryData(api.stock.getOne.queryKey({ id }), saved)
        void invalidateResources(queries, 'stock', 'feeds')
        notify(`${saved.name} is saved. The sites show it straight away.`, { type: 'success' })
      },
      onError: (error) => {
        // On a conflict, refetches the car; unsaved changes stay on top.
        if (callError(error).code === 'CONFLICT') void queries.invalidateQueries(api.stock.getOne.queryFilter({ id }))
        formErrors.onCallError(error)
      },
    }),
  )
  const copy = useMutation(
    api.stock.duplicate.mutationOptions({
      onSuccess: (copied) => {
        void invalidateResources(queries, 'stock')
        notify(`A copy of ${car.name} is a draft with stock number ${copied.stockNumber}.`, { type: 'success' })
        redirect('edit', 'stock', copied.id)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const { data: sites = [] } = useQuery(api.stock.why.queryOptions({ id }, { staleTime: 0 }))
  const locationNames = useMemo(() => new Map(locations?.map(({ locationId, name }) => [locationId, name])), [locations])
  const { contentBelow } = useFieldOwners({ carId: id, changes: form.changes, locationNames, isLocked: !mayEdit })
  if (!locations) return <ListSkeleton />
  const notice = (path: string) =>
    path === 'vin' && car.notices.vin && !('vin' in form.changes) ? (
      <Typography variant="caption" color="warning.main" sx={{ display: 'block', px: 1.75 }}>
        {car.notices.vin}
      </Typography>
    ) : null
  return (
    <>
      {formErrors.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message}
        </Alert>
      )}
      <CarForm
        before={
          <>
            <StageCard
              car={car}
              isLocked={!may('stock.sell')}
              windowCard={sites.find(({ windowCard }) => windowCard)?.windowCard ?? null}
            />
            {mayEdit && car.stage === 'draft' && car.vin === null && (
              <VehicleLookup organisationId={organisationId} carId={id} onFound={form.setValues} />
            )}
          </>
        }
        contentBelow={(path) => (
          <>
            {notice(path)}
            {contentBelow(path)}
          </>
        )}
        photos={<CarPhotosEditor carId={id} owner={contentBelow('photos')} />}
        after={
          <>
            <WhyCard carId={id} />
            {mayEdit && <WhatIfCard organisationId={organisationId} car={car} onUse={form.setValues} />}
            <CarHistory
              car={car}
              locationNames={locationNames}
              country={countryOfLocations(locations)}
              isDirty={form.isChanged}
              isLocked={!mayEdit}
            />
          </>
        }
        car={car}
        organisationId={organisationId}
        carId={id}
        form={form}
        locations={locations}
        fieldProblems={formErrors.fields}
        isSaving={update.isPending}
        isNew={false}
        isLocked={!mayEdit}
        saveLabel="Save car"
        onSave={(data) => update.mutate({ id, data: data as never, expectedRevision: revision })}
        onCancel={() => redirect('list', 'stock')}
        more={
          <Button
            color="inherit"
            startIcon={<CopyIcon />}
            loading={copy.isPending}
            onClick={() => copy.mutate({ id, key: crypto.randomUUID() })}
          >
            Duplicate
          </Button>
        }
      />
    </>
  )
}

/** Edit page of a car, with all actions. */
export const CarEdit = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.stock.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const { text, tone } = carStageNames[data.stage]
  return (
    <>
      {back}
      <PageHeading
        title={data.name}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <StatusPill tone={tone}>{text}</StatusPill>
            {data.stockNumber} · {data.locationName}
          </Box>
        }
      />
      <Edit key={id} car={data} />
    </>
  )
}

const Create = ({ organisationId }: { readonly organisationId: string }) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const formErrors = useFormErrors()
  const { data: locations } = useLocations(organisationId)
  // Remembers the last location, since cars are often added in series.
  const [lastLocationId, setLastLocationId] = useStore('console.stock.lastPlace', '')
  const [only, another] = locations ?? []
  const isKnown = locations?.some((place) => place.locationId === lastLocationId) === true
  const locationId = only && !another ? only.locationId : isKnown ? lastLocationId : ''
  const car = useMemo(() => ({ ...blankCar, locationId }), [locationId])
  const form = useCarForm(car, `car of ${organisationId}`)
  const create = useMutation(
    api.stock.create.mutationOptions({
      onSuccess: (added) => {
        form.discard()
        setLastLocationId(added.locationId)
        void invalidateResources(queries, 'stock')
        notify(`${added.name} is added as a draft.`, { type: 'success' })
        redirect('edit', 'stock', added.id)
      },
      onError: formErrors.onCallError,
    }),
  )
  if (!locations) return <ListSkeleton />
  return (
    <>
      {formErrors.message && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 860 }}>
          {formErrors.message}
        </Alert>
      )}
      <CarForm
        before={<VehicleLookup organisationId={organisationId} onFound={form.setValues} />}
        photos={
          <FormSection
            title="Photos"
            description="Add the car first. You can then add photos, videos and the history report. It stays a draft in the meantime."
          >
            {null}
          </FormSection>
        }
        car={car}
        organisationId={organisationId}
        carId={null}
        form={form}
        locations={locations}
        fieldProblems={formErrors.fields}
        isSaving={create.isPending}
        isNew
        isLocked={false}
        saveLabel="Add car"
        onSave={(data) =>
          create.mutate({ organisationId, key: idempotencyKey, data: { ...data, locationId: data.locationId ?? locationId } as never })
        }
        onCancel={() => {
          form.discard()
          redirect('list', 'stock')
        }}
      />
    </>
  )
}

/** Page to add a car. */
export const CarCreate = () => {
  const { organisationId, field } = useOwner()
  return (
    <>
      {back}
      <PageHeading title="New car" text="Saved as a draft. Customers don’t see it until you put it in stock." />
      {field}
      {organisationId !== '' && <Create key={organisationId} organisationId={organisationId} />}
    </>
  )
}
