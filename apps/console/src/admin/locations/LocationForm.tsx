import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../client/api'
import { FormBar } from '../../parts/forms/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { FullPageForm } from '../../parts/forms/FullPageForm'
import { PictureField } from '../../parts/pictures/PictureField'
import { DepartmentHoursCard, SpecialDaysCard } from './DepartmentHoursCard'
import { type EnteredLocation, parsePosition } from './enteredLocation'
import { locationTypes, timeZones } from './locationTypes'

interface LocationPhotoProps {
  readonly imageKey: string | null
  /** Alt text, such as ‘The photo of this place’. */
  readonly alt: string
  readonly organisationId: string
  readonly onChange: (imageKey: string | null) => void
}

/** An image of a location: photo or map. */
const LocationPhoto = ({ imageKey, alt, organisationId, onChange }: LocationPhotoProps) =>
  organisationId === '' ? (
    <Typography variant="body2" color="text.secondary">
      Choose the dealership first. Pictures belong to its business.
    </Typography>
  ) : (
    <PictureField imageKey={imageKey} owner={{ kind: 'organisation', id: organisationId }} alt={alt} onChange={onChange} />
  )

interface LocationFormProps {
  readonly initialValues: EnteredLocation
  readonly dealerships: readonly {
    readonly id: string
    readonly name: string
    readonly organisationId: string
    readonly organisationName: string
  }[]
  /** Server validation errors, by field. */
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  readonly onSave: (entered: EnteredLocation) => void
  /** Called with whether the form has unsaved values. */
  readonly onDirtyChange?: (isDirty: boolean) => void
  readonly onCancel: () => void
  /** More actions in the bar, such as publishing. */
  readonly more?: ReactNode
}

interface SectionProps {
  readonly entered: EnteredLocation
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly change: (changes: Partial<EnteredLocation>) => void
}

/** Creates the text fields of a section, with the server's error of their field. */
const createTextField =
  ({ fieldProblems, change }: Pick<SectionProps, 'fieldProblems' | 'change'>) =>
  (label: string, value: string, toChanges: (text: string) => Partial<EnteredLocation>, field: string, more: object = {}) => (
    <TextField
      label={label}
      value={value}
      error={fieldProblems[field] !== undefined}
      helperText={fieldProblems[field]}
      onChange={(event) => change(toChanges(event.target.value))}
      {...more}
    />
  )

const AddressSection = ({ entered, fieldProblems, change, isPositionInvalid }: SectionProps & { readonly isPositionInvalid: boolean }) => {
  const { address } = entered
  const textField = createTextField({ fieldProblems, change })
  // Regions of New Zealand are free text; a stored value stays among the choices.
  const { states, town } = countryTerms(countryOfTimeZone(entered.timeZone))
  const hasStates = states.length > 0
  const stateSelectProps = hasStates
    ? {
        select: true,
        children: [...new Set([...states, address.state])].map((state) => (
          <MenuItem key={state} value={state}>
            {state || 'Not set'}
          </MenuItem>
        )),
      }
    : {}
  return (
    <FormSection title="Address">
      <Box sx={fieldGrid}>
        {textField('Street and number', address.street, (street) => ({ address: { ...address, street } }), 'address.street', {
          sx: wholeRow,
          autoComplete: 'off',
        })}
        {textField(town.label, address.city, (city) => ({ address: { ...address, city } }), 'address.city')}
        {textField(
          hasStates ? 'State' : 'Region',
          address.state,
          (state) => ({ address: { ...address, state } }),
          'address.state',
          stateSelectProps,
        )}
        {textField('Postcode', address.postcode, (postcode) => ({ address: { ...address, postcode } }), 'address.postcode', {
          slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } },
        })}
        <TextField
          select
          label="Time zone"
          value={entered.timeZone}
          error={fieldProblems.timeZone !== undefined}
          helperText={fieldProblems.timeZone}
          onChange={(event) => change({ timeZone: event.target.value })}
        >
          {timeZones.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {textField('Map position', entered.position, (position) => ({ position }), 'address.latitude', {
          sx: wholeRow,
          error: isPositionInvalid || fieldProblems['address.latitude'] !== undefined || fieldProblems['address.longitude'] !== undefined,
          helperText: isPositionInvalid
            ? 'Enter two numbers with a comma between them, as copied from a map.'
            : (fieldProblems['address.latitude'] ??
              fieldProblems['address.longitude'] ??
              'Latitude and longitude as copied from a map. Leave empty to show no map.'),
        })}
        {textField('Map link', entered.placeUrl, (placeUrl) => ({ placeUrl }), 'placeUrl', {
          helperText: fieldProblems.placeUrl ?? 'The “Share” link from a maps app. The map on the site opens it.',
          slotProps: { htmlInput: { inputMode: 'url', autoCapitalize: 'none' } },
        })}
        {textField('Google place ID', entered.placeId, (placeId) => ({ placeId }), 'placeId', {
          helperText: fieldProblems.placeId ?? 'Makes directions lead to your entrance rather than just to the street.',
          slotProps: { htmlInput: { autoCapitalize: 'none', spellCheck: false } },
        })}
      </Box>
    </FormSection>
  )
}

const ContactSection = ({ entered, fieldProblems, change }: SectionProps) => {
  const textField = createTextField({ fieldProblems, change })
  return (
    <FormSection title="Contact details">
      <Box sx={fieldGrid}>
        {textField('Phone', entered.phone, (phone) => ({ phone }), 'phone', { slotProps: { htmlInput: { inputMode: 'tel' } } })}
        {textField('Landline', entered.landline, (landline) => ({ landline }), 'landline', {
          slotProps: { htmlInput: { inputMode: 'tel' } },
        })}
        {textField('Email', entered.email, (email) => ({ email }), 'email', {
          sx: wholeRow,
          helperText: fieldProblems.email ?? 'Leads about cars at this location are also sent here.',
          slotProps: { htmlInput: { inputMode: 'email' } },
        })}
      </Box>
    </FormSection>
  )
}

const LicencesSection = ({ entered, fieldProblems, change }: SectionProps) => {
  const textField = createTextField({ fieldProblems, change })
  return (
    <FormSection title="Licences" description="Shown where the law asks for them.">
      <Box sx={fieldGrid}>
        {textField(
          countryTerms(countryOfTimeZone(entered.timeZone)).licence.label,
          entered.dealerLicenceNumber,
          (dealerLicenceNumber) => ({ dealerLicenceNumber }),
          'dealerLicenceNumber',
        )}
        {textField('Repairer licence', entered.repairerNumber, (repairerNumber) => ({ repairerNumber }), 'repairerNumber')}
      </Box>
    </FormSection>
  )
}

/** Adding is a call of the data provider, which has a key of its own. */
const mutationKeys = [api.locations.update.mutationKey(), ['locations', 'create']]

/** Form of a location. */
export const LocationForm = ({
  initialValues,
  dealerships,
  fieldProblems,
  isSaving,
  isNew,
  onSave,
  onDirtyChange,
  onCancel,
  more,
}: LocationFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fieldProblems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [fieldProblems])
  const [initial] = useState(initialValues)
  const [entered, setEntered] = useState(initial)
  const change = (changes: Partial<EnteredLocation>) => setEntered((before) => ({ ...before, ...changes }))
  const isChanged = entered !== initial
  useEffect(() => onDirtyChange?.(isChanged), [onDirtyChange, isChanged])
  const dealership = dealerships.find(({ id }) => id === entered.dealershipId)
  const isPositionInvalid = parsePosition(entered.position) === undefined
  const textField = createTextField({ fieldProblems, change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPositionInvalid) onSave({ ...entered, organisationId: dealership?.organisationId ?? entered.organisationId })
  }
  return (
    <FullPageForm ref={form} onSubmit={submit}>
      <FormSection title="Location">
        <Box sx={fieldGrid}>
          {textField('Name', entered.name, (name) => ({ name }), 'name', {
            sx: wholeRow,
            helperText: fieldProblems.name ?? 'The name that shoppers see, such as “Harbour Motors Central”.',
          })}
          <TextField
            select
            label="Dealership"
            value={dealership ? entered.dealershipId : ''}
            error={fieldProblems.dealershipId !== undefined}
            helperText={fieldProblems.dealershipId}
            onChange={(event) => change({ dealershipId: event.target.value })}
          >
            {dealerships
              .filter(({ organisationId }) => isNew || organisationId === initialValues.organisationId)
              .map(({ id, name, organisationName }) => (
                <MenuItem key={id} value={id}>
                  {name === organisationName ? name : `${name} · ${organisationName}`}
                </MenuItem>
              ))}
          </TextField>
          <TextField
            select
            label="Type of location"
            value={entered.locationType}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            onChange={(event) => change({ locationType: event.target.value as EnteredLocation['locationType'] })}
          >
            {locationTypes.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={<Switch checked={entered.visible} onChange={(event) => change({ visible: event.target.checked })} />}
            label="Shown on the sites"
          />
          <FormControlLabel
            control={<Switch checked={entered.primary} onChange={(event) => change({ primary: event.target.checked })} />}
            label="Main location of the dealership"
          />
        </Box>
      </FormSection>
      <AddressSection entered={entered} fieldProblems={fieldProblems} change={change} isPositionInvalid={isPositionInvalid} />
      <ContactSection entered={entered} fieldProblems={fieldProblems} change={change} />
      <DepartmentHoursCard
        departments={entered.departments}
        fieldProblems={fieldProblems}
        onChange={(departments) => change({ departments })}
      />
      <SpecialDaysCard
        days={entered.specialDays}
        closedOnHolidays={entered.closedOnHolidays}
        timeZone={entered.timeZone}
        state={entered.address.state}
        fieldProblems={fieldProblems}
        onChange={(specialDays) => change({ specialDays })}
        onClosedOnHolidays={(closedOnHolidays) => change({ closedOnHolidays })}
      />
      <LicencesSection entered={entered} fieldProblems={fieldProblems} change={change} />
      <FormSection title="Photo" description="Shown on the location’s card and page.">
        <LocationPhoto
          imageKey={entered.imageKey}
          alt="Photo of this location"
          organisationId={dealership?.organisationId ?? entered.organisationId}
          onChange={(imageKey) => change({ imageKey })}
        />
      </FormSection>
      <FormSection title="Map picture" description="Shown instead of the standard map, such as a plan of the yard with its entrance.">
        <LocationPhoto
          imageKey={entered.mapKey}
          alt="The map picture"
          organisationId={dealership?.organisationId ?? entered.organisationId}
          onChange={(mapKey) => change({ mapKey })}
        />
      </FormSection>
      <FormBar
        isChanged={isChanged}
        isSaving={isSaving}
        isNew={isNew}
        saveLabel={isNew ? 'Add location' : 'Save draft'}
        mutationKeys={mutationKeys}
        onCancel={onCancel}
        more={more}
      />
    </FullPageForm>
  )
}
