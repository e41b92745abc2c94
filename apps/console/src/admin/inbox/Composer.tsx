import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { type AnswerTemplate, filledTemplate, unfilledProblem } from '@forecourt/rules/leads/inbox/filledTemplate'
import { Alert, Autocomplete, Box, Button, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import type { ConversationDetail } from '../../client/Records'
import { useMe } from '../../parts/useMe'
import { answeredCarName, replySubject, takenCarTexts } from './answeredEntry'
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
const maxSmsLength = 160

/** Ids of the users mentioned in a note: '@Mia' matches names that start with it. */
const findMentions = (text: string, users: ConversationDetail['users']): string[] => {
  const named = [...text.matchAll(/@(\p{L}[\p{L}'-]*)/gu)].map(([, name]) => name?.toLowerCase() ?? '')
  return users.filter((user) => named.some((name) => user.name.toLowerCase().startsWith(name))).map(({ id }) => id)
}

const hints: { readonly [Name in Channel]: (text: string) => string } = {
  mail: () => 'Replies come back into this conversation.',
  sms: (text) => (text.length > maxSmsLength ? `${Math.ceil(text.length / 153)} parts` : `${maxSmsLength - text.length} letters left`),
  note: () => 'Mention colleagues with @. The customer never sees this.',
}

/** Restores and stores the unsent message of a conversation, with its channel. */
const useUnsentMessage = ({ unsentMessages }: InboxActions, id: string, usableChannels: readonly Channel[]) => {
  const stored = unsentMessages.get(id)
  const [channel, setChannel] = useState<Channel>(usableChannels.find((each) => each === stored?.channel) ?? usableChannels[0] ?? 'note')
  const [text, setText] = useState(stored?.text ?? '')
  useEffect(() => {
    if (text === '') unsentMessages.delete(id)
    else unsentMessages.set(id, { channel, text })
  }, [unsentMessages, id, channel, text])
  return { channel, setChannel, text, setText, isRestored: stored !== undefined }
}

/** Values of a template's placeholders. */
const placeholderValues = (conversation: ConversationDetail, me: string) => ({
  firstName: conversation.name,
  car: answeredCarName(conversation) ?? '',
  dealership: conversation.locationName ?? '',
  me,
  phone: conversation.locationPhone ?? '',
})

interface RecipientFieldProps {
  readonly channel: Channel
  readonly recipients: readonly string[]
  readonly to: string
  readonly onChange: (to: string) => void
}

const RecipientField = ({ channel, recipients, to, onChange }: RecipientFieldProps) => (
  <TextField
    select
    size="small"
    label="To"
    value={to}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {recipients.map((each) => (
      <option key={each} value={each}>
        {channel === 'sms' ? formatPhone(each) || each : each}
      </option>
    ))}
  </TextField>
)

interface SubjectFieldProps {
  readonly subject: string
  readonly problem: string | undefined
  readonly onChange: (subject: string) => void
}

const SubjectField = ({ subject, problem, onChange }: SubjectFieldProps) => (
  <TextField
    size="small"
    label="Subject"
    value={subject}
    error={problem !== undefined}
    helperText={problem}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: 200 } }}
  />
)

/** Phone numbers that unsubscribed from text messages. */
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

/** Keeps the focused message on a phone's screen when the form expands above it. */
const useVisibleMessage = (isExpanded: boolean) =>
  useEffect(() => {
    const field = document.getElementById('composer')
    if (isExpanded && field === document.activeElement) field?.scrollIntoView?.({ block: 'center' })
  }, [isExpanded])

/** Composes an email or a text message to the shopper, or an internal note. */
export const Composer = ({ conversation, actions }: ComposerProps) => {
  const { id, users, addresses, templates, stoppedPhones } = conversation
  const textablePhones = addresses.phones.filter((phone) => !stoppedPhones.includes(phone))
  const me = useMe()
  const usableChannels = (['mail', 'sms', 'note'] as const).filter(
    (each) => each === 'note' || (each === 'mail' ? addresses.emails : textablePhones).length > 0,
  )
  const { channel, setChannel, text, setText, isRestored } = useUnsentMessage(actions, id, usableChannels)
  // The field is one line high until it is focused, to leave room for the conversation.
  const [isExpanded, setExpanded] = useState(isRestored)
  /** Null: the subject follows what the customer waits for. */
  const [enteredSubject, setSubject] = useState<string | null>(null)
  const subject = enteredSubject ?? replySubject(conversation)
  useVisibleMessage(isExpanded)
  const channelTemplates = templates.filter((each) => each.channel === 'both' || each.channel === channel)
  const recipients = channel === 'mail' ? addresses.emails : textablePhones
  const [chosenRecipient, setChosenRecipient] = useState('')
  const to = recipients.includes(chosenRecipient) ? chosenRecipient : (recipients[0] ?? '')
  // A double click sends the message once.
  const idempotencyKey = useRef(crypto.randomUUID())
  const attachments = useAnswerFiles()
  const onSent = () => {
    setText('')
    setSubject(null)
    attachments.clear()
    idempotencyKey.current = crypto.randomUUID()
  }
  const isPending = actions.note.isPending || actions.send.isPending || attachments.isReading
  const subjectProblem = channel === 'mail' ? unfilledProblem(subject) : undefined
  const textProblem = channel === 'note' ? undefined : unfilledProblem(text)
  const isSendable = text.trim() !== '' && !subjectProblem && !textProblem && !isPending
  const submit = async () => {
    if (!isSendable) return
    if (channel === 'note')
      actions.note.mutate({ id, text, mentions: findMentions(text, users), key: idempotencyKey.current }, { onSuccess: onSent })
    else if (channel === 'sms') actions.send.mutate({ id, channel, to, text, key: idempotencyKey.current }, { onSuccess: onSent })
    else {
      const files = await attachments.read()
      if (files === null) return
      const onError = (error: unknown) => attachments.setProblem(callError(error).fields.files ?? null)
      actions.send.mutate({ id, channel, to, subject, text, files, key: idempotencyKey.current }, { onSuccess: onSent, onError })
    }
  }
  const applyTemplate = (template: AnswerTemplate) => {
    const placeholders = placeholderValues(conversation, me?.user.name ?? '')
    // Fills in the template's placeholders, so that the user can edit the text before sending.
    setText(filledTemplate(template.text, placeholders))
    if (template.subject !== '') setSubject(filledTemplate(template.subject, placeholders))
    document.getElementById('composer')?.focus()
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onFocus={(event) => event.target.id === 'composer' && setExpanded(true)}
      sx={formStyle}
    >
      <Tabs value={channel} onChange={(_, value: Channel) => setChannel(value)} aria-label="What to write">
        {usableChannels.map((each) => (
          <Tab key={each} value={each} label={channels[each]} />
        ))}
      </Tabs>
      {stoppedPhones.length > 0 && <StoppedPhones phones={stoppedPhones} />}
      {isExpanded && channel !== 'note' && (
        <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <RecipientField channel={channel} recipients={recipients} to={to} onChange={setChosenRecipient} />
          <TemplatePicker templates={channelTemplates} onChoose={applyTemplate} />
        </Box>
      )}
      {isExpanded && channel === 'mail' && <SubjectField subject={subject} problem={subjectProblem} onChange={setSubject} />}
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
        minRows={isExpanded ? (channel === 'mail' ? 4 : 2) : 1}
        maxRows={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: channel === 'note' ? 5000 : 10_000 } }}
      />
      {isExpanded && channel === 'mail' && attachments.problem !== null && <Alert severity="error">{attachments.problem}</Alert>}
      {isExpanded && (
        <Box
          sx={{
            ...{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' },
            // Sticky, so that the send button is always visible.
            ...{ position: 'sticky', bottom: 0, zIndex: 1, pt: 0.5, bgcolor: 'background.paper' },
          }}
        >
          {channel !== 'note' &&
            takenCarTexts(conversation).map((taken) => (
              <Alert key={taken} severity="warning" sx={{ flexBasis: '100%', py: 0 }}>
                {taken}
              </Alert>
            ))}
          {channel === 'mail' && <AttachFiles attachments={attachments} />}
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
