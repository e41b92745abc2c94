import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { type BookingSettings, type BookingSettingsProblems, bookingSettingsProblems } from '@forecourt/rules/bookings/BookingSettings'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { FormBar } from '../../../parts/forms/FormBar'
import { FormSection, fieldGrid, wholeRow } from '../../../parts/forms/FormSection'
import { OutsideBookings, SlotPreview } from './SlotPreview'
import { BlackoutDays, WindowsEditor } from './WindowsEditor'

interface Props {
  readonly locationId: string
  readonly kind: BookingKind
  readonly stored: Outputs['bookings']['settings']['kinds'][BookingKind]
}

const toInput = (settings: BookingSettings) => ({
  ...settings,
  week: [...settings.week],
  blackouts: [...settings.blackouts],
  exceptCars: [...settings.exceptCars],
})

type NumberField = 'minutes' | 'turnaroundMinutes' | 'noticeHours' | 'horizonDays' | 'capacity'
type SwitchField = 'closedOnHolidays' | 'asksLicence' | 'remindsDayBefore' | 'remindsHoursBefore' | 'remindsBySms' | 'dailyList'

interface SectionProps {
  readonly settings: BookingSettings
  readonly problems: BookingSettingsProblems
  readonly change: (values: Partial<BookingSettings>) => void
}

interface NumberSettingProps extends SectionProps {
  readonly field: NumberField
  readonly label: string
  readonly unit: string
}

const NumberSetting = ({ settings, problems, change, field, label, unit }: NumberSettingProps) => (
  <TextField
    type="number"
    label={label}
    value={Number.isNaN(settings[field]) ? '' : settings[field]}
    error={problems[field] !== undefined}
    helperText={problems[field] ?? unit}
    onChange={(event) => change({ [field]: event.target.value === '' ? Number.NaN : Number(event.target.value) })}
    slotProps={{ htmlInput: { min: 0, inputMode: 'numeric' } }}
  />
)

interface SwitchSettingProps extends Pick<SectionProps, 'settings' | 'change'> {
  readonly field: SwitchField
  readonly label: string
}

const SwitchSetting = ({ settings, change, field, label }: SwitchSettingProps) => (
  <FormControlLabel
    sx={wholeRow}
    control={<Switch checked={settings[field]} onChange={(event) => change({ [field]: event.target.checked })} />}
    label={label}
  />
)

/** When visits can be booked: confirmation, times, duration and notice, closed days. */
const TimeSections = ({ settings, problems, change }: SectionProps) => {
  const section = { settings, problems, change }
  return (
    <>
      <FormSection title="Bookings" description="When off, customers request a time that suits them and you reply.">
        <Box sx={fieldGrid}>
          <FormControlLabel
            sx={wholeRow}
            control={<Switch checked={settings.enabled} onChange={(event) => change({ enabled: event.target.checked })} />}
            label="Customers choose from available times"
          />
          <TextField
            select
            label="Confirmation"
            value={settings.confirmation}
            onChange={(event) => change({ confirmation: event.target.value as BookingSettings['confirmation'] })}
          >
            <MenuItem value="atOnce">Automatically</MenuItem>
            <MenuItem value="byPerson">By your team</MenuItem>
          </TextField>
          <NumberSetting {...section} field="capacity" label="Bookings at the same time" unit="How many visits you can take at once." />
        </Box>
      </FormSection>
      <FormSection title="Available times" description="Within the location’s opening hours, including special days and closed days.">
        <WindowsEditor week={settings.week} problem={problems.week} onChange={(week) => change({ week })} />
      </FormSection>
      <FormSection title="Duration and notice">
        <Box sx={fieldGrid}>
          <NumberSetting {...section} field="minutes" label="Visit length" unit="Minutes." />
          <NumberSetting
            {...section}
            field="turnaroundMinutes"
            label="Gap between visits"
            unit="Minutes, to get ready for the next visit."
          />
          <NumberSetting {...section} field="noticeHours" label="Minimum notice" unit="Hours between booking and visit." />
          <NumberSetting {...section} field="horizonDays" label="Book up to" unit="Days ahead." />
        </Box>
      </FormSection>
      <FormSection title="Days without bookings">
        <BlackoutDays days={settings.blackouts} problem={problems.blackouts} onChange={(blackouts) => change({ blackouts })} />
        <SwitchSetting
          {...section}
          field="closedOnHolidays"
          label="Closed on public holidays unless the location has special hours for them"
        />
      </FormSection>
    </>
  )
}

interface ShopperSectionsProps extends SectionProps {
  readonly kind: BookingKind
  /** Stock numbers of cars that can’t be booked, as entered, separated by commas. */
  readonly cars: string
  readonly onCars: (cars: string) => void
}

/** What shoppers enter and agree to, and the messages sent. */
const ShopperSections = ({ settings, problems, change, kind, cars, onCars }: ShopperSectionsProps) => {
  const section = { settings, problems, change }
  return (
    <>
      <FormSection title="What to ask">
        <Box sx={fieldGrid}>
          {kind === 'testDrive' && <SwitchSetting {...section} field="asksLicence" label="Ask drivers for their licence" />}
          <TextField
            label="Terms the customer must agree to"
            value={settings.terms}
            multiline
            minRows={2}
            maxRows={8}
            error={problems.terms !== undefined}
            helperText={
              problems.terms ??
              'For example the insurance excess. Leave empty to ask nothing. Each booking keeps a copy of the terms as shown.'
            }
            onChange={(event) => change({ terms: event.target.value })}
            sx={wholeRow}
          />
          {kind === 'testDrive' && (
            <TextField
              label="Cars that can’t be booked"
              value={cars}
              error={problems.exceptCars !== undefined}
              helperText={problems.exceptCars ?? 'Stock numbers, separated by commas.'}
              onChange={(event) => {
                onCars(event.target.value)
                change({
                  exceptCars: event.target.value
                    .split(',')
                    .map((part) => part.trim())
                    .filter(Boolean),
                })
              }}
              sx={wholeRow}
            />
          )}
        </Box>
      </FormSection>
      <FormSection title="Messages">
        <Box sx={fieldGrid}>
          <SwitchSetting {...section} field="remindsDayBefore" label="Remind customers the day before" />
          <SwitchSetting {...section} field="remindsHoursBefore" label="Remind customers two hours before" />
          {settings.remindsHoursBefore && (
            <SwitchSetting {...section} field="remindsBySms" label="Send the reminder two hours before as a text message" />
          )}
          <SwitchSetting {...section} field="dailyList" label="Email us each morning with that day’s bookings" />
        </Box>
      </FormSection>
    </>
  )
}

interface ConfirmSaveDialogProps {
  readonly effect: Outputs['bookings']['trySettings']
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Confirmation before saving settings that leave bookings outside the available times. */
const ConfirmSaveDialog = ({ effect, isSaving, onSave, onClose }: ConfirmSaveDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="outside-title">
    <DialogTitle id="outside-title" sx={{ fontSize: 18, fontWeight: 660 }}>
      Save anyway?
    </DialogTitle>
    <DialogContent>
      <OutsideBookings effect={effect} />
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </DialogActions>
  </Dialog>
)

const mutationKeys = [api.bookings.saveSettings.mutationKey()]

/** Booking settings of one kind at a location, with a preview of the slots. Effective once saved. */
export const SettingsForm = ({ locationId, kind, stored }: Props) => {
  const [settings, setSettings] = useState<BookingSettings>(stored.settings)
  const [cars, setCars] = useState(stored.settings.exceptCars.join(', '))
  const [isConfirming, setConfirming] = useState(false)
  const queries = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  const change = (values: Partial<BookingSettings>) => setSettings((before) => ({ ...before, ...values }))
  const isChanged = JSON.stringify(settings) !== JSON.stringify(stored.settings)
  const problems = bookingSettingsProblems(settings)
  const isValid = Object.keys(problems).length === 0
  const deferred = useDeferredValue(settings)
  const { data: effect } = useQuery(
    api.bookings.trySettings.queryOptions(
      { locationId, kind, settings: toInput(deferred) },
      {
        enabled: Object.keys(bookingSettingsProblems(deferred)).length === 0,
        staleTime: 0,
        placeholderData: keepPreviousData,
        trpc: { abortOnUnmount: true },
      },
    ),
  )
  const save = useMutation(
    api.bookings.saveSettings.mutationOptions({
      // Ends saving after the refetch: before it, the form would show the saved values as unsaved.
      onSuccess: async () => {
        setConfirming(false)
        await queries.invalidateQueries(api.bookings.pathFilter())
        notify('Saved. The changes are live.', { type: 'success' })
      },
      onError: () => {
        setConfirming(false)
        window.scrollTo({ top: 0 })
      },
    }),
  )
  const saveSettings = () => save.mutate({ locationId, kind, settings: toInput(settings), expectedRevision: stored.revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    if ((effect?.outsideCount ?? 0) > 0) setConfirming(true)
    else saveSettings()
  }
  const cancel = () => {
    if (!isChanged) return redirect('edit', 'locations', locationId)
    setSettings(stored.settings)
    setCars(stored.settings.exceptCars.join(', '))
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 2,
        pb: 10,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(300px, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {save.error && <Alert severity="error">{callError(save.error).message}</Alert>}
        <TimeSections settings={settings} problems={problems} change={change} />
        <ShopperSections settings={settings} problems={problems} change={change} kind={kind} cars={cars} onCars={setCars} />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 16, minWidth: 0 }}>
        <SlotPreview effect={isValid ? effect : undefined} isEnabled={settings.enabled} />
      </Box>
      <FormBar
        isChanged={isChanged}
        isSaving={save.isPending}
        isNew={false}
        saveLabel="Save"
        mutationKeys={mutationKeys}
        onCancel={cancel}
      />
      {isConfirming && effect && (
        <ConfirmSaveDialog effect={effect} isSaving={save.isPending} onSave={saveSettings} onClose={() => setConfirming(false)} />
      )}
    </Box>
  )
}
