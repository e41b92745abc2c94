import { formatDate } from '@forecourt/rules/format/formatDate'
import { retainedSince, retentionMonthsRange } from '@forecourt/rules/leads/inbox/erasedAt'
import type { InboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { Alert, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { InboxSettingsRecord } from '../../../client/Records'
import { FormSection } from '../../../parts/forms/FormSection'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import { RuleFields } from './RuleFields'

interface Props {
  readonly organisationId: string
  readonly stored: InboxSettingsRecord
}

/** Default retention: two years, a usual period between car purchases. */
const usualRetentionMonths = 24
/** Settings of the inbox: response target and assignment rules. */
export const InboxSettingsForm = ({ organisationId, stored }: Props) => {
  const [settings, setSettings] = useState<InboxSettings>(stored.settings)
  const [problem, setProblem] = useState<string | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  const isChanged = JSON.stringify(settings) !== JSON.stringify(stored.settings)
  useUnfinishedWarning(isChanged)
  const save = useMutation(
    api.inbox.saveSettings.mutationOptions({
      onSuccess: () => {
        notify('Enquiries from now on follow this.', { type: 'success' })
        void queries.invalidateQueries(api.inbox.pathFilter())
      },
      onError: (error) => setProblem(callError(error).message),
    }),
  )
  const { targetMinutes, handsOver, rules, lostReasons, takesUnknownTexts, keptMonths } = settings
  const add = () =>
    setSettings({
      ...settings,
      rules: [...rules, { id: crypto.randomUUID(), name: '', locationIds: [], forms: [], sources: [], people: [] }],
    })
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(null)
        save.mutate({
          organisationId,
          expectedRevision: stored.revision,
          settings: {
            ...settings,
            rules: rules.map((rule) => ({
              ...rule,
              locationIds: [...rule.locationIds],
              forms: [...rule.forms],
              sources: rule.sources.map((source) => source.trim()).filter(Boolean),
              people: rule.people.map((person) => ({ ...person, days: [...person.days] })),
            })),
            lostReasons: lostReasons.map((reason) => reason.trim()).filter(Boolean),
          },
        })
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FormSection
        title="How fast you aim to answer"
        about="Counted in the opening hours of the location. At half of it who has the enquiry gets an email, and once more when it is over."
      >
        <TextField
          label="Minutes"
          type="number"
          value={targetMinutes}
          onChange={(event) => setSettings({ ...settings, targetMinutes: Math.round(Number(event.target.value)) })}
          sx={{ m: 0, maxWidth: 180 }}
          slotProps={{ htmlInput: { min: 5, max: 10_080 } }}
        />
        <FormControlLabel
          control={<Switch checked={handsOver} onChange={(_, checked) => setSettings({ ...settings, handsOver: checked })} />}
          label="Then give it to somebody else, once"
        />
      </FormSection>
      <FormSection
        title="Whose turn it is"
        about="The first rule that fits an enquiry gives it to whoever had the least for their share. Without a rule everybody takes what they like."
      >
        {rules.map((rule, index) => (
          <RuleFields
            key={rule.id}
            rule={rule}
            choices={stored}
            onChange={(changed) => setSettings({ ...settings, rules: rules.map((each, at) => (at === index ? changed : each)) })}
            onRemove={() => setSettings({ ...settings, rules: rules.filter((_, at) => at !== index) })}
          />
        ))}
        <Button variant="outlined" color="inherit" onClick={add} sx={{ justifySelf: 'start' }}>
          Add a rule
        </Button>
      </FormSection>
      <FormSection
        title="Why conversations are lost"
        about="What your people choose from, a line each. They can always write another reason."
      >
        <TextField
          label="Reasons"
          multiline
          minRows={4}
          value={lostReasons.join('\n')}
          onChange={(event) => setSettings({ ...settings, lostReasons: event.target.value.split('\n') })}
          sx={{ m: 0 }}
        />
      </FormSection>
      <FormSection
        title="Text messages from shoppers"
        about="Have whoever sends your text messages hand over the answers: POST to /api/texts of your site, signed with this key. Who writes STOP is written to no more."
      >
        <TextField
          label="Key"
          value={stored.textKey}
          sx={{ m: 0, maxWidth: 640 }}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
        />
        <FormControlLabel
          control={
            <Switch checked={takesUnknownTexts} onChange={(_, checked) => setSettings({ ...settings, takesUnknownTexts: checked })} />
          }
          label="A number you don’t know begins a conversation"
        />
      </FormSection>
      <FormSection
        title="How long people are kept"
        about="Counted from the last word, or from what is still to come. Then the person is erased in the following night: enquiries, all that was said, files, bookings, vehicles and the account. Payments stay without a name."
      >
        <FormControlLabel
          control={
            <Switch
              checked={keptMonths !== null}
              onChange={(_, checked) => setSettings({ ...settings, keptMonths: checked ? usualRetentionMonths : null })}
            />
          }
          label="Erase people nobody hears from"
        />
        {keptMonths !== null && (
          <TextField
            label="After months"
            type="number"
            value={keptMonths}
            onChange={(event) => setSettings({ ...settings, keptMonths: Math.round(Number(event.target.value)) })}
            helperText={`Whoever was last heard of before ${formatDate(retainedSince(Math.min(Math.max(keptMonths, 0), retentionMonthsRange.most), new Date().toISOString()))} is erased tonight.`}
            sx={{ m: 0, maxWidth: 420 }}
            slotProps={{ htmlInput: { min: retentionMonthsRange.least, max: retentionMonthsRange.most } }}
          />
        )}
      </FormSection>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" disabled={!isChanged || save.isPending} sx={{ justifySelf: 'start' }}>
        {save.isPending ? 'Saving…' : 'Save'}
      </Button>
    </Box>
  )
}
