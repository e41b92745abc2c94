import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useGetList, useNavigate } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerRecord } from '../../client/Records'
import { layerKindName } from '../../layers/layerKindName'
import { suggestedSlug } from '../across/clone/suggestedSlug'

type Kind = 'template' | 'manufacturer'

/** Asks what a new template or manufacturer's layer is called and which it starts as a copy of. */
export const NewLayerDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate()
  const { data = [] } = useGetList<LayerRecord>('layers', { pagination: { page: 1, perPage: 100 } })
  const [kind, setKind] = useState<Kind>('template')
  const [name, setName] = useState('')
  const [from, setFrom] = useState('')
  const { mutate: create, error } = useMutation(
    api.layers.create.mutationOptions({ onSuccess: ({ id }) => navigate(`/layers/${id}/edit`) }),
  )
  const failure = error && callError(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create({ kind, name, slug: suggestedSlug(name), from: from === '' ? undefined : from })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-layer-title">
      <form onSubmit={submit}>
        <DialogTitle id="new-layer-title" sx={{ fontSize: 18, fontWeight: 660 }}>
          New layer
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure.fields.slug ?? failure.message}</Alert>}
          <TextField
            select
            label="Kind"
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as Kind)
              setFrom('')
            }}
          >
            <MenuItem value="template">{layerKindName.template}</MenuItem>
            <MenuItem value="manufacturer">{layerKindName.manufacturer}</MenuItem>
          </TextField>
          <TextField autoFocus required label="Name" value={name} onChange={(event) => setName(event.target.value.slice(0, 60))} />
          <TextField
            select
            label="Start from"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Nothing</MenuItem>
            {data
              .filter((layer) => layer.kind === kind)
              .map((layer) => (
                <MenuItem key={layer.id} value={layer.id}>
                  {layer.name}
                </MenuItem>
              ))}
          </TextField>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={suggestedSlug(name).length < 2}>
            Make it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
