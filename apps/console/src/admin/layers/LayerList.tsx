import AddIcon from '@mui/icons-material/AddRounded'
import LayersIcon from '@mui/icons-material/LayersOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import { Box, Button, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import type { LayerRecord } from '../../client/Records'
import { layerKindName } from '../../layers/layerKindName'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { NewLayerDialog } from './NewLayerDialog'
import { LayerPictures } from './pictures/LayerPictures'

const kinds = {
  source: 'kind',
  label: 'Kind',
  choices: (['platform', 'template', 'manufacturer', 'organisation'] as const).map((value) => ({ value, label: layerKindName[value] })),
} as const

const states = {
  source: 'state',
  label: 'State',
  choices: [
    { value: 'draft', label: 'Draft waiting' },
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
    <StatusPill tone="waiting">Draft waiting</StatusPill>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      As released
    </Box>
  )

const Behind = ({ siteCount, behindCount }: LayerRecord) => {
  if (siteCount === 0) return <>—</>
  return behindCount === 0 ? <>None</> : <StatusPill tone="info">{`${behindCount} behind`}</StatusPill>
}

const columns: readonly Column<LayerRecord>[] = [
  { label: 'Layer', render: (layer) => <Name layer={layer} /> },
  { label: 'Revision', align: 'right', render: ({ revision }) => revision },
  { label: 'Draft', render: Draft },
  { label: 'Used by', align: 'right', render: ({ siteCount }) => `${siteCount} ${siteCount === 1 ? 'site' : 'sites'}` },
  { label: 'Not rolled out to', render: Behind },
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
  const [makes, setMakes] = useState(false)
  return (
    <>
      <PageHeading
        title="Layers"
        text={`${total === undefined ? 'What' : `${total} layers: what`} sites start from, before they say otherwise.`}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMakes(true)}>
            New layer
          </Button>
        }
      />
      <FilterBar searchLabel="Search by name" selects={[kinds, states]} />
      <ListBody emptyTitle="No layers yet" emptyText="Templates and manufacturers’ layers appear here." emptyPicture={<LayersIcon />}>
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
      {makes && <NewLayerDialog onClose={() => setMakes(false)} />}
    </>
  )
}

/** The layers beneath sites: what is released, what waits, and which sites are behind. */
export const LayerList = () => (
  <ListBase resource="layers" perPage={50}>
    <Layers />
  </ListBase>
)
