import EditIcon from '@mui/icons-material/TuneRounded'
import { Box, Button, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useGetOne, useLocation, useParams } from 'react-admin'
import type { LayerDetail } from '../../client/Records'
import { layerKindName } from '../../layers/layerKindName'
import { ReleaseList } from '../../layers/release/ReleaseList'
import { RolloutList } from '../../layers/rollout/RolloutList'
import { RolloutPanel } from '../../layers/rollout/RolloutPanel'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { LayerPictures } from './pictures/LayerPictures'

/** A layer with its releases; call `refetch` after a mutation. */
const useLayerRecord = (id: string) => {
  const { data, error, isPending, refetch } = useGetOne<LayerDetail>('layers', { id }, { retry: false, staleTime: 0 })
  return {
    // The cached record can come from the list, without releases.
    layer: data && 'releases' in data ? data : null,
    failure: error && !data ? ((error as Error).message ?? 'The layer could not be loaded.') : null,
    isPending,
    refetch,
  }
}

const tabs = { sites: 'Update sites', rollouts: 'Roll-outs', releases: 'Releases', pictures: 'Pictures' } as const
type LayerTab = keyof typeof tabs

const LayerSummary = ({ layer }: { readonly layer: LayerDetail }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {layerKindName[layer.kind]}, revision {layer.revision}, used by {layer.siteCount} {layer.siteCount === 1 ? 'site' : 'sites'}
    {layer.draft && (
      <>
        <StatusPill tone="waiting">Draft</StatusPill>
        <span>
          edited <Ago at={layer.draft.updatedAt} /> by {layer.draft.updatedBy}
        </span>
      </>
    )}
  </Box>
)

/** A layer at `#/layers/:id`: outdated sites with the effect of the newest release, roll-outs and releases. */
export const LayerPage = () => {
  const { id = '' } = useParams()
  const { layer, failure, refetch } = useLayerRecord(id)
  const [tab, setTab] = useState<LayerTab>('sites')
  // The table of dealers navigates here with its selection.
  const { siteIds } = (useLocation().state ?? {}) as { readonly siteIds?: readonly string[] }
  if (failure !== null) return <PageError message={failure} onRetry={() => void refetch()} />
  if (!layer) return <ListSkeleton />
  // An organisation's layer uses the organisation's media library.
  const shownTabs = Object.entries(tabs).filter(([value]) => value !== 'pictures' || layer.kind !== 'organisation')
  return (
    <>
      <BackLink to="/layers">Templates and brands</BackLink>
      <PageHeading
        title={layer.name}
        text={<LayerSummary layer={layer} />}
        actions={
          <Button variant="contained" component={LinkBase} to={`/layers/${id}/edit`} startIcon={<EditIcon fontSize="small" />}>
            Edit layer
          </Button>
        }
      />
      <Tabs
        value={tab}
        onChange={(_event, next: LayerTab) => setTab(next)}
        variant="scrollable"
        aria-label="Layer details"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shownTabs.map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`layer-tab-${value}`}
            aria-controls={`layer-panel-${value}`}
            sx={{ textTransform: 'none', minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`layer-panel-${tab}`} aria-labelledby={`layer-tab-${tab}`}>
        {tab === 'sites' && (
          <RolloutPanel key={layer.revision} layer={layer} preselected={siteIds ?? []} onRolledOut={() => void refetch()} />
        )}
        {tab === 'rollouts' && <RolloutList layer={layer} onChanged={() => void refetch()} />}
        {tab === 'releases' && <ReleaseList layer={layer} />}
        {tab === 'pictures' && <LayerPictures layerId={id} />}
      </Box>
    </>
  )
}
