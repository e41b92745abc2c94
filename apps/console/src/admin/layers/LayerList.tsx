import AddIcon from '@mui/icons-material/AddRounded'
import LayersIcon from '@mui/icons-material/LayersOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ListBase, useGetList, useListContext, useNavigate } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerRecord } from '../../client/Records'
import { layerKindName } from '../../layers/layerKindName'
import { Ago } from '../../parts/Ago'
import { formatCount } from '../../parts/formatCount'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { suggestedSlug } from '../multi-site/clone/suggestedSlug'
import { LayerPictures } from './pictures/LayerPictures'

type Kind = 'template' | 'manufacturer'

/** Creates a template or manufacturer layer: its name and the layer to copy. */
const NewLayerDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate()
  const { data = [] } = useGetList<LayerRecord>('layers', { pagination: { page: 1, perPage: 100 } })
  const [kind, setKind] = useState<Kind>('template')
  const [name, setName] = useState('')
  const [copiedLayerId, setCopiedLayerId] = useState('')
  const { mutate: create, error } = useMutation(
    api.layers.create.mutationOptions({ onSuccess: ({ id }) => navigate(`/layers/${id}/edit`) }),
  )
  const failure = error && callError(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create({ kind, name, slug: suggestedSlug(name), from: copiedLayerId === '' ? undefined : copiedLayerId })
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
              setCopiedLayerId('')
            }}
          >
            <MenuItem value="template">{layerKindName.template}</MenuItem>
            <MenuItem value="manufacturer">{layerKindName.manufacturer}</MenuItem>
          </TextField>
          <TextField autoFocus required label="Name" value={name} onChange={(event) => setName(event.target.value.slice(0, 60))} />
          <TextField
            select
            label="Start from"
            value={copiedLayerId}
            onChange={(event) => setCopiedLayerId(event.target.value)}
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
            Create
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const kindFilter = {
  source: 'kind',
  label: 'Kind',
  choices: (['platform', 'template', 'manufacturer', 'organisation'] as const).map((value) => ({ value, label: layerKindName[value] })),
} as const

const stateFilter = {
  source: 'state',
  label: 'State',
  choices: [
    { value: 'draft', label: 'Draft' },
    { value: 'behind', label: 'Sites behind' },
  ],
} as const

const Name = ({ layer }: { readonly layer: LayerRecord }) => (
  <>
    <Box sx={{ fontWeight: 620, display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {layer.name}
      {layer.lockCount > 0 && (
        <Tooltip title={`Locks ${layer.lockCount} ${layer.lockCount === 1 ? 'setting' : 'settings'}`}>
          <LockIcon sx={{ fontSize: 15, color: 'text.secondary' }} />
        </Tooltip>
      )}
    </Box>
    <Typography variant="body2" color="text.secondary">
      {layerKindName[layer.kind]}
    </Typography>
  </>
)

const Draft = ({ draft }: LayerRecord) =>
  draft ? (
    <StatusPill tone="waiting">Draft</StatusPill>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      No draft
    </Box>
  )

const SitesBehind = ({ siteCount, behindCount }: LayerRecord) => {
  if (siteCount === 0) return <>—</>
  return behindCount === 0 ? <>None</> : <StatusPill tone="info">{`${behindCount} behind`}</StatusPill>
}

const columns: readonly Column<LayerRecord>[] = [
  { label: 'Layer', render: (layer) => <Name layer={layer} /> },
  { label: 'Revision', align: 'right', render: ({ revision }) => revision },
  { label: 'Draft', render: Draft },
  { label: 'Used by', align: 'right', render: ({ siteCount }) => `${siteCount} ${siteCount === 1 ? 'site' : 'sites'}` },
  { label: 'Sites to update', render: SitesBehind },
  {
    label: 'Released',
    from: 'lg',
    align: 'right',
    render: ({ updatedAt, updatedBy }) => (
      <>
        <Ago at={updatedAt} />
        <Typography variant="body2" color="text.secondary">
          {updatedBy}
        </Typography>
      </>
    ),
  },
]

const Layers = () => {
  const { total } = useListContext<LayerRecord>()
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <PageHeading
        title="Templates and brands"
        text={`${total === undefined ? 'Default settings' : `${formatCount(total, 'layer', 'layers')}: default settings`} that sites have until they change them.`}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
            New layer
          </Button>
        }
      />
      <FilterBar searchLabel="Search by name" selects={[kindFilter, stateFilter]} />
      <ListBody emptyTitle="No templates yet" emptyText="Templates and brand rules appear here." emptyPicture={<LayersIcon />}>
        <RecordTable<LayerRecord>
          label="Layers"
          columns={columns}
          linkTo={({ id }) => `/layers/${id}`}
          compact={(layer) => (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ minWidth: 0 }}>
                <Name layer={layer} />
                <Typography variant="body2">
                  Revision {layer.revision}, {layer.siteCount} {layer.siteCount === 1 ? 'site' : 'sites'}
                  {layer.behindCount > 0 && `, ${layer.behindCount} behind`}
                </Typography>
              </Box>
              <Draft {...layer} />
            </Box>
          )}
        />
      </ListBody>
      <LayerPictures layerId={null} />
      {isCreating && <NewLayerDialog onClose={() => setCreating(false)} />}
    </>
  )
}

/** The layers: latest release, unreleased changes, and outdated sites. */
export const LayerList = () => (
  <ListBase resource="layers" perPage={50}>
    <Layers />
  </ListBase>
)
