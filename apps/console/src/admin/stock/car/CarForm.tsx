import type { CarType } from '@forecourt/rules/entities/Car'
import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { type FormEvent, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Outputs } from '../../../client/Records'
import { FormBar } from '../../../parts/forms/FormBar'
import { FormSection } from '../../../parts/forms/FormSection'
import { carFormId } from './CarField'
import { CarPreview } from './CarPreview'
import type { CarTyping } from './CarTyping'
import { parseCarEntry, type ReadCar } from './carFormValues'
import { carProblems } from './carProblems'
import { type CarSection, carSections, fieldLabel } from './carSections'
import { FieldSet, FoldedFieldSet } from './FieldSet'
import { LenderFields } from './LenderFields'
import type { useCarForm } from './useCarForm'
import { useSuggestions } from './useSuggestions'

interface Props {
  /** The stored car, or a blank one. */
  readonly car: object
  readonly organisationId: string
  /** Null for a new car. */
  readonly carId: string | null
  readonly typing: ReturnType<typeof useCarForm>
  readonly locations: Outputs['stock']['priceKinds']
  /** Server validation errors, by field. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  readonly isLocked: boolean
  readonly onSave: (data: ReadCar['data']) => void
  readonly onCancel: () => void
  readonly beneath?: (path: string) => ReactNode
  /** Content above the fields, such as the VIN lookup. */
  readonly before?: ReactNode
  /** The photo editor, between price and description. */
  readonly photos?: ReactNode
  readonly after?: ReactNode
  readonly saves: string
  readonly more?: ReactNode
}

/** Which of the two prices the location shows. */
const ShownKind = ({ place, carType }: { readonly place: Outputs['stock']['priceKinds'][number]; readonly carType: CarType }) => (
  <Typography variant="body2" color="text.secondary">
    {place.name} shows its {carType} cars {place.kinds[carType] === 'egc' ? 'without government charges' : 'drive away'}, where that price
    is known.{' '}
    <Link component={LinkBase} to={`/locations/${place.locationId}`}>
      Change this
    </Link>
  </Typography>
)

/** Notes on restored changes, and on changes by others. */
const EditAlerts = ({ typing }: Pick<Props, 'typing'>) => (
  <>
    {typing.isBroughtBack && (
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={typing.discard}>
            Discard
          </Button>
        }
      >
        Your unsaved changes here were restored. They aren’t saved yet.
      </Alert>
    )}
    {typing.overtaken.length > 0 && (
      <Alert severity="warning">
        Someone else, or a feed, changed this car while you were editing:{' '}
        {typing.overtaken.map((path) => `${fieldLabel(path)} is now ${String(typing.start[path]) || 'empty'}`).join('; ')}. Saving replaces
        this with your changes.
      </Alert>
    )}
  </>
)

/** Form of a car, in the order of a salesperson's work. */
export const CarForm = (props: Props) => {
  const {
    car,
    organisationId,
    carId,
    typing,
    locations,
    refused,
    isSaving,
    isNew,
    isLocked,
    onSave,
    onCancel,
    beneath,
    before,
    photos,
    after,
    saves,
    more,
  } = props
  const fields = useRef<HTMLDivElement>(null)
  const [isConfirming, setConfirming] = useState(false)
  const suggestionsFor = useSuggestions(typing.entered, organisationId)
  const { changes } = typing
  const read = useMemo(() => parseCarEntry(car, changes), [car, changes])
  const found = useMemo(
    () => carProblems({ car, read, isNew, now: new Date().toISOString(), entered: Object.keys(changes) }),
    [car, read, isNew, changes],
  )
  // For a new car, missing fields are reported on submit only.
  const visible = Object.fromEntries(
    Object.entries(found).filter(
      ([path]) => !isNew || isConfirming || Object.keys(changes).some((each) => each === path || each.startsWith(`${path}.`)),
    ),
  )
  const problems = { ...refused, ...visible }
  useEffect(() => {
    if (Object.keys(refused).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const shared: CarTyping = {
    entered: typing.entered,
    problems,
    isLocked,
    locations: locations.map(({ locationId, name }) => [locationId, name] as const),
    suggestionsFor,
    put: typing.put,
    beneath: (path) => beneath?.(path) ?? null,
  }
  const place = locations.find(({ locationId }) => locationId === typing.entered.locationId)
  const isAsking = {
    caravan: typing.entered.itemType === 'caravan',
    newZealand: place !== undefined && countryOfTimeZone(place.timeZone) === 'NZ',
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setConfirming(true)
    if (Object.keys(found).length === 0) return onSave(read.data)
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus())
  }
  const section = ({ id, title, about, fields, folded = [] }: CarSection) => (
    <FormSection key={id} title={title} {...(about !== undefined && { about })}>
      <FieldSet fields={fields} typing={shared} />
      {id === 'price' && place && <ShownKind place={place} carType={typing.entered.carType as CarType} />}
      {id === 'finance' && (
        <>
          {problems.financeLenders && <Alert severity="error">{problems.financeLenders}</Alert>}
          <LenderFields typing={shared} />
        </>
      )}
      {folded
        .filter(({ only }) => only === undefined || isAsking[only])
        .map((part) => (
          <FoldedFieldSet key={part.title} title={part.title} fields={part.fields} typing={shared} />
        ))}
    </FormSection>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(320px, 392px)' },
        pb: 10,
      }}
    >
      <Box ref={fields} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <form id={carFormId} onSubmit={submit} noValidate hidden />
        <EditAlerts typing={typing} />
        {before}
        {carSections.map((each) => [section(each), each.id === 'price' && <Fragment key="photos">{photos}</Fragment>])}
        {after}
        {!isLocked && (
          <FormBar
            form={carFormId}
            isChanged={typing.isChanged}
            isSaving={isSaving}
            isNew={isNew}
            saves={saves}
            onCancel={typing.isChanged && !isNew ? typing.discard : onCancel}
            more={more}
          />
        )}
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 72, height: { xs: 640, lg: 'calc(100vh - 160px)' }, minHeight: 420 }}>
        <CarPreview organisationId={organisationId} carId={carId} locationId={String(typing.entered.locationId)} data={read.data} />
      </Box>
    </Box>
  )
}
