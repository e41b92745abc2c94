import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { type AnswerTemplate, filledTemplate, unfilledProblem } from '@forecourt/rules/leads/inbox/filledTemplate'
import { Alert, Autocomplete, Box, Button, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { useMe } from '../../parts/useMe'
import { AttachFiles, useAnswerFiles } from './files/AttachFiles'
import type { InboxActions } from './useInboxActions'

interface TemplatePickerProps {
  readonly templates: readonly AnswerTemplate[]
  readonly onChoose: (template: AnswerTemplate) => void
}

/** Autocomplete of templates by name, with each text below the name. */
const TemplatePicker = ({ templates, onChoose }: TemplatePickerProps) => (
  <Autocomplete
    id="composer-template"
    options={[...templates]}
    value={null}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ id }) => id}
    noOptionsText="No template with that name"
    autoHighlight
    blurOnSelect
    size="small"
    onChange={(_, template) => template && onChoose(template)}
    renderOption={({ key, ...props }, { name, text }) => (
      <Box component="li" key={key} {...props}>
        <Box sx={{ minWidth: 0 }}>
          <Typography>{name}</Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {text.replaceAll('\n', ' ')}
          </Typography>
        </Box>
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label="Template" placeholder="Type a name, or / in the message" />}
  />
)

interface ComposerProps {
  readonly conversation: ConversationDetail
  readonly actions: InboxActions
}

const channels = { mail: 'Email', sms: 'Text message', note: 'Note' } as const
type Channel = keyof typeof channels
/** Characters in a single text message; longer ones are sent in parts. */
const smsLetters = 160

/** Ids of the users mentioned in a note: '@Mia' matches names that start with it. */
const mentionsIn = (text: string, people: ConversationDetail['people']): string[] => {
  const named = [...text.matchAll(/@(\p{L}[\p{L}'-]*)/gu)].map(([, name]) => name?.toLowerCase() ?? '')
  return people.filter((person) => named.some((name) => person.name.toLowerCase().startsWith(name))).map(({ id }) => id)
}

const hints: { readonly [Of in Channel]: (text: string) => string } = {
  mail: () => 'Replies come back into this conversation.',
  sms: (text) => (text.length > smsLetters ? `${Math.ceil(text.length / 153)} parts` : `${smsLetters - text.length} letters left`),
  note: () => 'Mention colleagues with @. The shopper never sees this.',
}

/** Restores and stores the unsent message of a conversation, with its channel. */
const useUnsentMessage = ({ begun }: InboxActions, id: string, usable: readonly Channel[]) => {
  const stored = begun.get(id)
  const [channel, setChannel] = useState<Channel>(usable.find((each) => each === stored?.channel) ?? usable[0] ?? 'note')
  const [text, setText] = useState(stored?.text ?? '')
  useEffect(() => {
    if (text === '') begun.delete(id)
    else begun.set(id, { channel, text })
  }, [begun, id, channel, text])
  return { channel, setChannel, text, setText, isRestored: stored !== undefined }
}

/** Values of a template's placeholders. */
const templateFacts = ({ name, carName, locationName, locationPhone }: ConversationDetail, me: string) => ({
  firstName: name,
  car: carName ?? '',
  dealership: locationName ?? '',
  me,
  phone: locationPhone ?? '',
})

interface ReceiverFieldProps {
  readonly channel: Channel
  readonly targets: readonly string[]
  readonly to: string
  readonly onChange: (to: string) => void
}

const ReceiverField = ({ channel, targets, to, onChange }: ReceiverFieldProps) => (
  <TextField
    select
    size="small"
    label="To"
    value={to}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {targets.map((each) => (
      <option key={each} value={each}>
        {channel === 'sms' ? formatPhone(each) || each : each}
      </option>
    ))}
  </TextField>
)

const StoppedPhones = ({ phones }: { readonly phones: readonly string[] }) => (
  <Typography variant="body2" color="text.secondary">
    {phones.map((phone) => formatPhone(phone) || phone).join(', ')} asked not to receive text messages.
  </Typography>
)

const formStyle = {
  ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.75, borderTop: 1, borderColor: 'divider', pt: 1 },
  // In the two-pane layout, long content scrolls.
  ...{ minHeight: 0, overflowY: 'auto', '& .MuiTextField-root': { m: 0 } },
}

/** Composes an email or a text message to the shopper, or an internal note. */
export const Composer = ({ conversation, actions }: ComposerProps) => {
  const { id, people, addresses, carName, templates, stoppedPhones } = conversation
  const texted = addresses.phones.filter((phone) => !stoppedPhones.includes(phone))
  const me = useMe()
  const usable = (['mail', 'sms', 'note'] as const).filter(
    (each) => each === 'note' || (each === 'mail' ? addresses.emails : texted).length > 0,
  )
  const { channel, setChannel, text, setText, isRestored } = useUnsentMessage(actions, id, usable)
  // One line until focused, to leave room for the conversation.
  const [isWriting, setWriting] = useState(isRestored)
  const [subject, setSubject] = useState(carName ? `Your enquiry about the ${carName}` : 'Your enquiry')
  const targets = channel === 'mail' ? addresses.emails : texted
  const [chosen, setChosen] = useState('')
  const to = targets.includes(chosen) ? chosen : (targets[0] ?? '')
  // Idempotency key: a double click sends the message once.
  const key = useRef(crypto.randomUUID())
  const attached = useAnswerFiles()
  const done = () => {
    setText('')
    attached.clear()
    key.current = crypto.randomUUID()
  }
  const isPending = actions.note.isPending || actions.send.isPending || attached.isReading
  const subjectProblem = channel === 'mail' ? unfilledProblem(subject) : undefined
  const textProblem = channel === 'note' ? undefined : unfilledProblem(text)
  const isSendable = text.trim() !== '' && !subjectProblem && !textProblem && !isPending
  const submit = async () => {
    if (!isSendable) return
    if (channel === 'note') actions.note.mutate({ id, text, mentions: mentionsIn(text, people), key: key.current }, { onSuccess: done })
    else if (channel === 'sms') actions.send.mutate({ id, channel, to, text, key: key.current }, { onSuccess: done })
    else {
      const files = await attached.read()
      if (files === null) return
      const onError = (error: unknown) => attached.refuse(callError(error).fields.files ?? null)
      actions.send.mutate({ id, channel, to, subject, text, files, key: key.current }, { onSuccess: done, onError })
    }
  }
  const use = (template: AnswerTemplate) => {
    const facts = templateFacts(conversation, me?.user.name ?? '')
    // Fills in the template's placeholders, so that the user can edit the text before sending.
    setText(filledTemplate(template.text, facts))
    if (template.subject !== '') setSubject(filledTemplate(template.subject, facts))
    document.getElementById('composer')?.focus()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onFocus={(event) => event.target.id === 'composer' && setWriting(true)}
      sx={formStyle}
    >
      <Tabs value={channel} onChange={(_, value: Channel) => setChannel(value)} aria-label="What to write">
        {usable.map((each) => (
          <Tab key={each} value={each} label={channels[each]} />
        ))}
      </Tabs>
      {stoppedPhones.length > 0 && <StoppedPhones phones={stoppedPhones} />}
      {isWriting && channel !== 'note' && (
        <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <ReceiverField channel={channel} targets={targets} to={to} onChange={setChosen} />
          <TemplatePicker templates={templates.filter((each) => each.channel === 'both' || each.channel === channel)} onChoose={use} />
        </Box>
      )}
      {isWriting && channel === 'mail' && (
        <TextField
          size="small"
          label="Subject"
          value={subject}
          error={subjectProblem !== undefined}
          helperText={subjectProblem}
          onChange={(event) => setSubject(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
      <TextField
        id="composer"
        label={channel === 'note' ? 'Note for the dealership' : 'Message'}
        value={text}
        error={textProblem !== undefined}
        helperText={textProblem}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
          if (event.key !== '/' || text !== '' || channel === 'note') return
          event.preventDefault()
          document.getElementById('composer-template')?.focus()
        }}
        multiline
        minRows={isWriting ? (channel === 'mail' ? 4 : 2) : 1}
        maxRows={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: channel === 'note' ? 5000 : 10_000 } }}
      />
      {isWriting && channel === 'mail' && attached.problem !== null && <Alert severity="error">{attached.problem}</Alert>}
      {isWriting && (
        <Box
          sx={{
            ...{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' },
            // Sticky, so that the send button is always visible.
            ...{ position: 'sticky', bottom: 0, zIndex: 1, pt: 0.5, bgcolor: 'background.paper' },
          }}
        >
          {channel === 'mail' && <AttachFiles attached={attached} />}
          <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: '12em' }}>
            {hints[channel](text)}
          </Typography>
          <Button type="submit" variant="contained" disabled={!isSendable} loading={isPending}>
            {channel === 'note' ? 'Save note' : 'Send'}
          </Button>
        </Box>
      )}
    </Box>
  )
}
