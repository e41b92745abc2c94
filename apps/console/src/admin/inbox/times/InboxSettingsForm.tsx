import { formatDate } from '@forecourt/rules/format/formatDate'
import { retainedSince, retentionMonthsRange } from '@forecourt/rules/leads/inbox/erasedAt'
import type { InboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { Alert, Autocomplete, Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
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
const defaultRetentionMonths = 24

interface SectionProps {
  readonly settings: InboxSettings
  readonly onChange: (changed: Partial<InboxSettings>) => void
}

const ReplyTimeSection = ({ settings: { targetMinutes, handsOver }, onChange }: SectionProps) => (
  <FormSection
    title="Target reply time"
    description="Counted in the location’s opening hours. The person assigned gets an email at half the target time and again when it has passed."
  >
    <TextField
      label="Minutes"
      type="number"
      value={targetMinutes}
      onChange={(event) => onChange({ targetMinutes: Math.round(Number(event.target.value)) })}
      sx={{ m: 0, maxWidth: 180 }}
      slotProps={{ htmlInput: { min: 5, max: 10_080 } }}
    />
    <FormControlLabel
      control={<Switch checked={handsOver} onChange={(_, checked) => onChange({ handsOver: checked })} />}
      label="Then reassign it to someone else, once"
    />
  </FormSection>
)

interface RulesSectionProps extends SectionProps {
  readonly choices: InboxSettingsRecord
}

const RulesSection = ({ settings: { rules }, choices, onChange }: RulesSectionProps) => (
  <FormSection
    title="Assignment rules"
    description="The first matching rule assigns an enquiry to the person with the fewest for their share. Without a rule, enquiries stay unassigned."
  >
    {rules.map((rule, index) => (
      <RuleFields
        key={rule.id}
        rule={rule}
        choices={choices}
        onChange={(changed) => onChange({ rules: rules.map((each, at) => (at === index ? changed : each)) })}
        onRemove={() => onChange({ rules: rules.filter((_, at) => at !== index) })}
      />
    ))}
    <Button
      variant="outlined"
      color="inherit"
      onClick={() =>
        onChange({ rules: [...rules, { id: crypto.randomUUID(), name: '', locationIds: [], forms: [], sources: [], people: [] }] })
      }
      sx={{ justifySelf: 'start' }}
    >
      Add a rule
    </Button>
  </FormSection>
)

interface TextMessagesSectionProps extends SectionProps {
  /** Signs the provider's requests. */
  readonly smsWebhookKey: string
}

const TextMessagesSection = ({ settings: { takesUnknownTexts }, smsWebhookKey, onChange }: TextMessagesSectionProps) => (
  <FormSection
    title="Text messages from customers"
    description="Ask your text message provider to send replies to /api/texts on your site with POST, signed with this key. A customer who replies STOP gets no more messages."
  >
    <TextField
      label="Key"
      value={smsWebhookKey}
      sx={{ m: 0, maxWidth: 640 }}
      slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
    />
    <FormControlLabel
      control={<Switch checked={takesUnknownTexts} onChange={(_, checked) => onChange({ takesUnknownTexts: checked })} />}
      label="An unknown number starts a new conversation"
    />
  </FormSection>
)

const RetentionSection = ({ settings: { keptMonths }, onChange }: SectionProps) => (
  <FormSection
    title="Data retention"
    description="Counted from the last activity, or from upcoming appointments. The person is then erased overnight: enquiries, messages, files, bookings, vehicles and the account. Payments are kept without a name."
  >
    <FormControlLabel
      control={
        <Switch
          checked={keptMonths !== null}
          onChange={(_, checked) => onChange({ keptMonths: checked ? defaultRetentionMonths : null })}
        />
      }
      label="Erase people after a period without activity"
    />
    {keptMonths !== null && (
      <TextField
        label="After months"
        type="number"
        value={keptMonths}
        onChange={(event) => onChange({ keptMonths: Math.round(Number(event.target.value)) })}
        helperText={`Anyone with no activity since ${formatDate(retainedSince(Math.min(Math.max(keptMonths, 0), retentionMonthsRange.max), new Date().toISOString()))} will be erased tonight.`}
        sx={{ m: 0, maxWidth: 420 }}
        slotProps={{ htmlInput: { min: retentionMonthsRange.min, max: retentionMonthsRange.max } }}
      />
    )}
  </FormSection>
)

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
        notify('Saved. New enquiries follow these settings.', { type: 'success' })
        void queries.invalidateQueries(api.inbox.pathFilter())
      },
      onError: (error) => setProblem(callError(error).message),
    }),
  )
  const { rules, lostReasons, chargedSources } = settings
  const change = (changed: Partial<InboxSettings>) => setSettings({ ...settings, ...changed })
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
            chargedSources: [...chargedSources],
            lostReasons: lostReasons.map((reason) => reason.trim()).filter(Boolean),
          },
        })
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ReplyTimeSection settings={settings} onChange={change} />
      <RulesSection settings={settings} choices={stored} onChange={change} />
      <FormSection title="Reasons for lost leads" description="Choices for your team, one per line. They can always enter another reason.">
        <TextField
          label="Reasons"
          multiline
          minRows={4}
          value={lostReasons.join('\n')}
          onChange={(event) => change({ lostReasons: event.target.value.split('\n') })}
          sx={{ m: 0 }}
        />
      </FormSection>
      <FormSection
        title="Marketplaces that charge per lead"
        description="Duplicates, spam and wrong numbers of their leads are listed under Lead credits, with evidence for your claim."
      >
        <Autocomplete
          multiple
          freeSolo
          options={[...stored.sources]}
          value={[...chargedSources]}
          onChange={(_, chosen) => change({ chargedSources: chosen })}
          renderInput={(field) => (
            <TextField {...field} label="Sources" helperText="As shown on the enquiries, such as Carsales. Press Enter after each." />
          )}
          sx={{ maxWidth: 640 }}
        />
      </FormSection>
      <TextMessagesSection settings={settings} smsWebhookKey={stored.smsWebhookKey} onChange={change} />
      <RetentionSection settings={settings} onChange={change} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" disabled={!isChanged || save.isPending} sx={{ justifySelf: 'start' }}>
        {save.isPending ? 'Saving…' : 'Save'}
      </Button>
    </Box>
  )
}
