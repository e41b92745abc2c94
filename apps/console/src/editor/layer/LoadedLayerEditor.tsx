import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useGetList, useLocation } from 'react-admin'
import { callError } from '../../client/callError'
import type { SiteRecord } from '../../client/Records'
import { trpc } from '../../client/trpc'
import { formatCount } from '../../parts/formatCount'
import { EditorShell } from '../EditorShell'
import { usePresence } from '../presence/usePresence'
import { openTools } from '../session/openTools'
import { startPointer } from '../session/startPath'
import { LayerBar } from './LayerBar'
import { LayerProvider, type LayerTools } from './LayerContext'
import { type DraftEnd, LayerNotices, layerPresence, useLayerCatchingUp } from './LayerNotices'
import { type LayerForEditing, openLayerSession } from './openLayerSession'

interface PreviewSiteBarProps {
  readonly opened: LayerForEditing
  readonly onPreviewSite: (siteId: string) => void
}

type Choice = Pick<SiteRecord, 'id' | 'name'>

/** Chooses the site that previews the layer, and shows the number of sites that inherit from it. */
const PreviewSiteBar = ({ opened, onPreviewSite }: PreviewSiteBarProps) => {
  const { previewSite, siteCount } = opened
  const [q, setQ] = useState('')
  const { data = [], isFetching } = useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: q === '' ? {} : { q },
  })
  const current: Choice = { id: previewSite.id, name: previewSite.name }
  const choices: readonly Choice[] = data.some(({ id }) => id === current.id) || q !== '' ? data : [current, ...data]
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.5 },
        px: 1.5,
        py: 1,
        bgcolor: 'secondary.light',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 220 }}>
        {siteCount === 0 ? 'No site uses this layer yet.' : `Used by ${formatCount(siteCount, 'site', 'sites')}.`} No site changes until you
        release and roll out.
      </Typography>
      <EyeIcon sx={{ fontSize: 18, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Autocomplete<Choice, false, true>
        size="small"
        disableClearable
        sx={{ width: { xs: '100%', sm: 300 }, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        options={[...choices]}
        value={current}
        loading={isFetching}
        filterOptions={(found) => found}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_event, text, reason) => setQ(reason === 'input' ? text.trim() : '')}
        onChange={(_event, choice) => onPreviewSite(String(choice.id))}
        renderInput={(params) => <TextField {...params} label="Preview on" sx={{ m: 0 }} />}
      />
    </Box>
  )
}

interface LoadedLayerEditorProps {
  readonly opened: LayerForEditing
  /** The setting to open after the preview site changed; null: the address decides. */
  readonly pointer: string | null
  readonly onPreviewSite: (siteId: string, pointer: string) => void
  readonly onReleased: () => void
}

const openEditor = (opened: LayerForEditing, pointer: string) => {
  const [layerId, siteId] = [opened.layer.id, opened.previewSite.id]
  const session = openLayerSession(opened)
  const tools = openTools(session, pointer, (input, signal) => trpc.layers.pageData.query({ layerId, siteId, ...input }, { signal }))
  return { session, tools }
}

/** The editor of one layer, once it is loaded. */
export const LoadedLayerEditor = ({ opened, pointer, onPreviewSite, onReleased }: LoadedLayerEditorProps) => {
  const { search } = useLocation()
  const [{ session, tools }] = useState(() => openEditor(opened, pointer ?? startPointer(search)))
  const layerId = opened.layer.id
  const layer = useMemo(
    (): LayerTools => ({
      layerId,
      async lock(pointer, reason) {
        try {
          const { locks, lockReasons } = await trpc.layers.lock.mutate({ layerId, pointer, reason })
          session.lock(locks, lockReasons)
          return null
        } catch (error) {
          return callError(error).message
        }
      },
    }),
    [layerId, session],
  )
  const { revision } = opened.layer
  const [end, setEnd] = useState<DraftEnd | null>(null)
  const presence = useMemo(() => layerPresence(session, layerId, revision, setEnd), [session, layerId, revision])
  usePresence(session, tools.editorView, presence)
  useLayerCatchingUp(session, layerId, revision, onReleased)

  const openPreviewSite = async (siteId: string) => {
    await session.draft.flush()
    const { section } = tools.editorView.state()
    onPreviewSite(siteId, section === null ? '' : `/${section}`)
  }
  return (
    <LayerProvider value={layer}>
      <EditorShell session={session} tools={tools} label={`Editor of the layer ${opened.layer.released.name}`}>
        <LayerBar opened={opened} onReleased={onReleased} />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <LayerNotices layerId={layerId} end={end} onReload={onReleased} />
          <PreviewSiteBar opened={opened} onPreviewSite={openPreviewSite} />
        </Box>
      </EditorShell>
    </LayerProvider>
  )
}
