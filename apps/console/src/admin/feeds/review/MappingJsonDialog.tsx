import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { FeedChoices } from '../../../client/Records'
import { saveFile } from '../../../client/saveFile'
import type { Mapping } from './Mapping'

interface Props {
  readonly feedId: string
  readonly runId: string
  readonly mapping: Mapping
  readonly schema: FeedChoices['mappingSchema']
  readonly onClose: () => void
  readonly onUse: (mapping: Mapping) => void
}

const faultsOf = (error: unknown): string[] => {
  const { message, fields } = callError(error)
  const lines = Object.entries(fields).map(([field, message]) => `${field}: ${message}`)
  return lines.length > 0 ? lines : [message]
}

/** The whole mapping as JSON, to copy to another feed or to paste from a supplier. Validated before use. */
export const MappingJsonDialog = ({ feedId, runId, mapping, schema, onClose, onUse }: Props) => {
  const [text, setText] = useState(() => JSON.stringify(mapping, null, 2))
  const [faults, setFaults] = useState<readonly string[]>([])
  const queries = useQueryClient()
  const use = async () => {
    let document: Mapping
    try {
      document = JSON.parse(text) as Mapping
    } catch {
      return setFaults(['This is not valid JSON.'])
    }
    try {
      const checked = await queries.fetchQuery(api.feeds.preview.queryOptions({ id: feedId, runId, mapping: document }, { retry: false }))
      onUse(checked.mapping)
    } catch (error) {
      setFaults(faultsOf(error))
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="document-title">
      <DialogTitle id="document-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Column settings as JSON
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">Copy it to another feed of the same kind, or paste what your supplier gave you.</Typography>
        {faults.length > 0 && (
          <Alert severity="error">
            {faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
        <TextField
          multiline
          minRows={12}
          maxRows={24}
          label="JSON"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          sx={{ mr: 'auto' }}
          onClick={() => saveFile('feed-mapping.schema.json', 'application/schema+json', JSON.stringify(schema, null, 2))}
        >
          Download its schema
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void use()}>
          Apply
        </Button>
      </DialogActions>
    </Dialog>
  )
}
