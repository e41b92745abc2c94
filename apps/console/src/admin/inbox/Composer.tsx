import { Box, Button, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import type { ConversationDetail } from '../../client/Records'
import type { InboxDeeds } from './useInboxDeeds'

interface Props {
  readonly conversation: ConversationDetail
  readonly deeds: InboxDeeds
}

/** Whom a note names: '@Mia' is whoever's name begins so. */
const mentionsIn = (text: string, people: ConversationDetail['people']): string[] => {
  const named = [...text.matchAll(/@(\p{L}[\p{L}'-]*)/gu)].map(([, name]) => name?.toLowerCase() ?? '')
  return people.filter((person) => named.some((name) => person.name.toLowerCase().startsWith(name))).map(({ id }) => id)
}

/** Writes a note about the shopper, which only the dealership reads. */
export const Composer = ({ conversation, deeds }: Props) => {
  const { id, people } = conversation
  const [text, setText] = useState('')
  // Sent twice, such as by a double press, it is one note.
  const key = useRef(crypto.randomUUID())
  const send = () =>
    deeds.note.mutate(
      { id, text, mentions: mentionsIn(text, people), key: key.current },
      {
        onSuccess: () => {
          setText('')
          key.current = crypto.randomUUID()
        },
      },
    )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        id="composer"
        label="Note for the dealership"
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        sx={{ m: 0 }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: '12em' }}>
          Name colleagues with @. The shopper never sees this.
        </Typography>
        <Button type="submit" variant="outlined" color="inherit" disabled={text.trim() === '' || deeds.note.isPending}>
          Keep the note
        </Button>
      </Box>
    </Box>
  )
}
