import { australianStates } from '@forecourt/rules/locations/countryOfTimeZone'
import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
    <PictureField imageKey={imageKey} owner={{ of: 'organisation', id: organisationId }} alt={alt} onChange={onChange} />
  )

interface LocationFormProps {
  readonly start: EnteredLocation
  readonly dealerships: readonly {
    readonly id: string
    readonly name: string
    readonly organisationId: string
    readonly organisationName: string
  }[]
  /** Server validation errors, by field. */
  readonly refused: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly isNew: boolean
  readonly onSave: (entered: EnteredLocation) => void
  /** Called with whether the form has unsaved values. */
  readonly onDirtyChange?: (isDirty: boolean) => void
  readonly onCancel: () => void
}

interface SectionProps {
  readonly entered: EnteredLocation
  readonly refused: Readonly<Record<string, string>>
  readonly put: (change: Partial<EnteredLocation>) => void
}

/** Creates the text fields of a section, with the server's error of their field. */
const createTextField =
  ({ refused, put }: Pick<SectionProps, 'refused' | 'put'>) =>
  (label: string, value: string, change: (text: string) => Partial<EnteredLocation>, field: string, more: object = {}) => (
    <TextField
      label={label}
      value={value}
      error={refused[field] !== undefined}
      helperText={refused[field]}
      onChange={(event) => put(change(event.target.value))}
      {...more}
    />
  )

const AddressSection = ({ entered, refused, put, isLost }: SectionProps & { readonly isLost: boolean }) => {
  const { address } = entered
  const text = createTextField({ refused, put })
  // Regions of New Zealand are free text; a stored value stays among the choices.
  const statesToChoose = entered.timeZone.startsWith('Australia/')
    ? {
        select: true,
        children: [...new Set([...australianStates, address.state])].map((state) => (
          <MenuItem key={state} value={state}>
            {state || 'Not set'}
          </MenuItem>
        )),
      }
    : {}
  return (
    <FormSection title="Address">
      <Box sx={fieldGrid}>
        {text('Street and number', address.street, (street) => ({ address: { ...address, street } }), 'address.street', {
          sx: wholeRow,
          autoComplete: 'off',
        })}
        {text('Suburb or town', address.city, (city) => ({ address: { ...address, city } }), 'address.city')}
        {text('State or region', address.state, (state) => ({ address: { ...address, state } }), 'address.state', statesToChoose)}
        {text('Postcode', address.postcode, (postcode) => ({ address: { ...address, postcode } }), 'address.postcode', {
          slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } },
        })}
        <TextField
          select
          label="Time zone"
          value={entered.timeZone}
          error={refused.timeZone !== undefined}
          helperText={refused.timeZone}
          onChange={(event) => put({ timeZone: event.target.value })}
        >
          {timeZones.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {text('Map position', entered.position, (position) => ({ position }), 'address.latitude', {
          sx: wholeRow,
          error: isLost || refused['address.latitude'] !== undefined || refused['address.longitude'] !== undefined,
          helperText: isLost
            ? 'Enter two numbers, such as -33.815, 151.001.'
            : (refused['address.latitude'] ??
              refused['address.longitude'] ??
              'Latitude and longitude as copied from a map: -33.815, 151.001. Leave empty to show no map.'),
        })}
        {text('Map link', entered.placeUrl, (placeUrl) => ({ placeUrl }), 'placeUrl', {
          helperText: refused.placeUrl ?? 'The “Share” link from a maps app. The map on the site opens it.',
          slotProps: { htmlInput: { inputMode: 'url', autoCapitalize: 'none' } },
        })}
        {text('Google place ID', entered.placeId, (placeId) => ({ placeId }), 'placeId', {
          helperText: refused.placeId ?? 'Makes directions lead to your entrance rather than just to the street.',
          slotProps: { htmlInput: { autoCapitalize: 'none', spellCheck: false } },
        })}
      </Box>
    </FormSection>
  )
}

/** Form of a location. */
export const LocationForm = ({ start, dealerships, refused, isSaving, isNew, onSave, onDirtyChange, onCancel }: LocationFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(refused).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus()
  }, [refused])
  const [origin] = useState(start)
  const [entered, setEntered] = useState(origin)
  const put = (change: Partial<EnteredLocation>) => setEntered((before) => ({ ...before, ...change }))
  const isChanged = entered !== origin
  useEffect(() => onDirtyChange?.(isChanged), [onDirtyChange, isChanged])
  const dealership = dealerships.find(({ id }) => id === entered.dealershipId)
  const isLost = parsePosition(entered.position) === undefined
  const text = createTextField({ refused, put })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLost) onSave({ ...entered, organisationId: dealership?.organisationId ?? entered.organisationId })
  }
  return (
    <FullPageForm ref={form} onSubmit={submit}>
      <FormSection title="Location">
        <Box sx={fieldGrid}>
          {text('Name', entered.name, (name) => ({ name }), 'name', {
            sx: wholeRow,
            helperText: refused.name ?? 'Such as “Harbour Motors Parramatta”.',
          })}
          <TextField
            select
            label="Dealership"
            value={dealership ? entered.dealershipId : ''}
            error={refused.dealershipId !== undefined}
            helperText={refused.dealershipId}
            onChange={(event) => put({ dealershipId: event.target.value })}
          >
            {dealerships
              .filter(({ organisationId }) => isNew || organisationId === start.organisationId)
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
            onChange={(event) => put({ locationType: event.target.value as EnteredLocation['locationType'] })}
          >
            {locationTypes.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={<Switch checked={entered.visible} onChange={(event) => put({ visible: event.target.checked })} />}
            label="Shown on the sites"
          />
          <FormControlLabel
            control={<Switch checked={entered.primary} onChange={(event) => put({ primary: event.target.checked })} />}
            label="Main location of the dealership"
          />
        </Box>
      </FormSection>
      <AddressSection entered={entered} refused={refused} put={put} isLost={isLost} />
      <FormSection title="Contact details">
        <Box sx={fieldGrid}>
          {text('Phone', entered.phone, (phone) => ({ phone }), 'phone', { slotProps: { htmlInput: { inputMode: 'tel' } } })}
          {text('Landline', entered.landline, (landline) => ({ landline }), 'landline', { slotProps: { htmlInput: { inputMode: 'tel' } } })}
          {text('Email', entered.email, (email) => ({ email }), 'email', {
            sx: wholeRow,
            helperText: refused.email ?? 'Leads about cars at this location are also sent here.',
            slotProps: { htmlInput: { inputMode: 'email' } },
          })}
        </Box>
      </FormSection>
      <DepartmentHoursCard departments={entered.departments} refused={refused} onChange={(departments) => put({ departments })} />
      <SpecialDaysCard
        days={entered.specialDays}
        closedOnHolidays={entered.closedOnHolidays}
        timeZone={entered.timeZone}
        state={entered.address.state}
        refused={refused}
        onChange={(specialDays) => put({ specialDays })}
        onClosing={(closedOnHolidays) => put({ closedOnHolidays })}
      />
      <FormSection title="Licences" about="Shown where the law asks for them.">
        <Box sx={fieldGrid}>
          {text('Dealer licence', entered.dealerLicenceNumber, (dealerLicenceNumber) => ({ dealerLicenceNumber }), 'dealerLicenceNumber')}
          {text('Repairer licence', entered.repairerNumber, (repairerNumber) => ({ repairerNumber }), 'repairerNumber')}
        </Box>
      </FormSection>
      <FormSection title="Photo" about="Shown on the location’s card and page.">
        <LocationPhoto
          imageKey={entered.imageKey}
          alt="Photo of this location"
          organisationId={dealership?.organisationId ?? entered.organisationId}
          onChange={(imageKey) => put({ imageKey })}
        />
      </FormSection>
      <FormSection title="Map picture" about="Shown instead of the standard map, such as a plan of the yard with its entrance.">
        <LocationPhoto
          imageKey={entered.mapKey}
          alt="The map picture"
          organisationId={dealership?.organisationId ?? entered.organisationId}
          onChange={(mapKey) => put({ mapKey })}
        />
      </FormSection>
      <FormBar isChanged={isChanged} isSaving={isSaving} isNew={isNew} saves={isNew ? 'Add location' : 'Save draft'} onCancel={onCancel} />
    </FullPageForm>
  )
}
