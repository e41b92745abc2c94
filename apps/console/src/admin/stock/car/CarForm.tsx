import { type CarSection, carSections, fieldLabel } from '@forecourt/rules/car/form/carSections'
import type { CarType } from '@forecourt/rules/entities/Car'
import { countryOfLocations } from '@forecourt/rules/locations/countryOfLocations'
import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { type FormEvent, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import type { Outputs } from '../../../client/Records'
import { FormBar } from '../../../parts/forms/FormBar'
import { FormSection } from '../../../parts/forms/FormSection'
import { useMayOpen } from '../../layout/useMayOpen'
import { carFormId } from './CarField'
import type { CarFormState } from './CarFormState'
import { CarPreview } from './CarPreview'
import { CarSectionFacts } from './CarSectionFacts'
import { type ParsedCar, parseCarEntry } from './carFormValues'
import { carProblems } from './carProblems'
import { CollapsedFieldSet, FieldSet } from './FieldSet'
import { LenderFields } from './LenderFields'
import { sectionIn } from './sectionIn'
import type { useCarForm } from './useCarForm'
import { useRemainingProblems } from './useRemainingProblems'
import { useSuggestions } from './useSuggestions'

interface Props {
  /** The stored car, or a blank one. */
  readonly car: object
  readonly organisationId: string
  /** Null for a new car. */
  readonly carId: string | null
  readonly form: ReturnType<typeof useCarForm>
  readonly locations: Outputs['stock']['priceKinds']
  /** Server validation errors, by field. */
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  readonly isLocked: boolean
  readonly onSave: (data: ParsedCar['data']) => void
  readonly onCancel: () => void
  readonly contentBelow?: (path: string) => ReactNode
  /** Content above the fields, such as the VIN lookup. */
  readonly before?: ReactNode
  /** The photo editor, between price and description. */
  readonly photos?: ReactNode
  readonly after?: ReactNode
  readonly saveLabel: string
  readonly more?: ReactNode
}

interface ShownPriceNoteProps {
  readonly location: Outputs['stock']['priceKinds'][number]
  readonly carType: CarType
  readonly country: Country
}

/** Which of the two prices the location shows. */
const ShownPriceNote = ({ location: { locationId, name, kinds }, carType, country }: ShownPriceNoteProps) => {
  const path = `/locations/${locationId}`
  const mayChange = useMayOpen()(path)
  return (
    <Typography variant="body2" color="text.secondary">
      {name} shows its {carType} cars {countryTerms(country).prices[kinds[carType]].toLowerCase()}, where that price is known.{' '}
      {mayChange && (
        <Link component={LinkBase} to={path}>
          Change this
        </Link>
      )}
    </Typography>
  )
}

/** Notes on restored changes, and on changes by others. */
const EditAlerts = ({ form }: Pick<Props, 'form'>) => (
  <>
    {form.isRestored && (
      <Alert
        severity="info"
        action={
          <Button color="inherit" onClick={form.discard}>
            Discard
          </Button>
        }
      >
        Your unsaved changes here were restored. They aren’t saved yet.
      </Alert>
    )}
    {form.conflictingPaths.length > 0 && (
      <Alert severity="warning">
        Someone else, or a feed, changed this car while you were editing:{' '}
        {form.conflictingPaths.map((path) => `${fieldLabel(path)} is now ${String(form.storedValues[path]) || 'empty'}`).join('; ')}. Saving
        replaces this with your changes.
      </Alert>
    )}
  </>
)

const mutationKeys = [api.stock.update.mutationKey(), api.stock.create.mutationKey()]

/** Form of a car, in the order of a salesperson's work. */
export const CarForm = (props: Props) => {
  const {
    car,
    organisationId,
    carId,
    form,
    locations,
    fieldProblems,
    isSaving,
    isNew,
    isLocked,
    onSave,
    onCancel,
    contentBelow,
    before,
    photos,
    after,
    saveLabel,
    more,
  } = props
  const fields = useRef<HTMLDivElement>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const suggestionsFor = useSuggestions(form.entered, organisationId)
  const { changes } = form
  const location = locations.find(({ locationId }) => locationId === form.entered.locationId)
  const country = location ? countryOfTimeZone(location.timeZone) : countryOfLocations(locations)
  const parsed = useMemo(() => parseCarEntry(car, changes), [car, changes])
  const formProblems = useMemo(
    () => carProblems({ car, parsed, isNew, country, now: new Date().toISOString(), entered: Object.keys(changes) }),
    [car, parsed, isNew, country, changes],
  )
  // For a new car, missing fields are reported on submit only.
  const visible = Object.fromEntries(
    Object.entries(formProblems).filter(
      ([path]) => !isNew || isSubmitted || Object.keys(changes).some((each) => each === path || each.startsWith(`${path}.`)),
    ),
  )
  const problems = { ...useRemainingProblems(fieldProblems, form.entered), ...visible }
  useEffect(() => {
    if (Object.keys(fieldProblems).length > 0)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [fieldProblems])
  const fieldProps: CarFormState = {
    entered: form.entered,
    problems,
    isLocked,
    locations: locations.map(({ locationId, name }) => [locationId, name] as const),
    suggestionsFor,
    setValues: form.setValues,
    contentBelow: (path) => contentBelow?.(path) ?? null,
  }
  const appliesTo = {
    caravan: form.entered.itemType === 'caravan',
    newZealand: location !== undefined && country === 'NZ',
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(formProblems).length === 0) return onSave(parsed.data)
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus())
  }
  const section = ({ id, title, description, fields, collapsed = [] }: CarSection) => (
    <FormSection key={id} title={title} {...(description !== undefined && { description })}>
      <FieldSet fields={fields} form={fieldProps} />
      {id === 'price' && location && <ShownPriceNote {...{ location, country }} carType={form.entered.carType as CarType} />}
      {id === 'finance' && (
        <>
          {problems.financeLenders && <Alert severity="error">{problems.financeLenders}</Alert>}
          <LenderFields {...{ country, car }} form={fieldProps} kinds={location?.kinds} />
        </>
      )}
      {collapsed
        .filter(({ only }) => only === undefined || appliesTo[only])
        .map((part) => (
          <CollapsedFieldSet key={part.title} title={part.title} fields={part.fields} form={fieldProps} />
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
        <EditAlerts form={form} />
        {before}
        {carSections.map((each) => [
          isLocked ? (
            <CarSectionFacts key={each.id} section={sectionIn(each, country, form.entered)} country={country} form={fieldProps} />
          ) : (
            section(sectionIn(each, country, form.entered))
          ),
          each.id === 'price' && <Fragment key="photos">{photos}</Fragment>,
        ])}
        {after}
        {!isLocked && (
          <FormBar
            form={carFormId}
            isChanged={form.isChanged}
            isSaving={isSaving}
            isNew={isNew}
            saveLabel={saveLabel}
            mutationKeys={mutationKeys}
            onCancel={form.isChanged && !isNew ? form.discard : onCancel}
            more={more}
          />
        )}
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 72, height: { xs: 640, lg: 'calc(100vh - 160px)' }, minHeight: 420 }}>
        <CarPreview organisationId={organisationId} carId={carId} locationId={String(form.entered.locationId)} data={parsed.data} />
      </Box>
    </Box>
  )
}
