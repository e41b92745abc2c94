import { Box } from '@mui/material'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { EditorShell } from '../EditorShell'
import { usePresence } from '../presence/usePresence'
import { openTools } from '../session/openTools'
import { startPointer } from '../session/startPointer'
import { LayerBar } from './LayerBar'
import { LayerProvider, type LayerTools } from './LayerContext'
import { LayerNotices } from './LayerNotices'
import { type DraftEnd, layerPresence } from './layerPresence'
import { type LayerForEditing, openLayerSession } from './openLayerSession'
import { PreviewSiteBar } from './PreviewSiteBar'
import { useLayerCatchingUp } from './useLayerCatchingUp'

interface Props {
  readonly opened: LayerForEditing
  /** The setting to start at, where one was left; else the address says. */
  readonly at: string | null
  readonly onPreviewSite: (siteId: string, at: string) => void
  readonly onReleased: () => void
}

const openEditor = (opened: LayerForEditing, pointer: string) => {
  const [layerId, siteId] = [opened.layer.id, opened.through.id]
  const session = openLayerSession(opened)
  const tools = openTools(session, pointer, (input, signal) => trpc.layers.pageData.query({ layerId, siteId, ...input }, { signal }))
  return { session, tools }
}

/** The editor around one layer, once it is here. */
export const LoadedLayerEditor = ({ opened, at, onPreviewSite, onReleased }: Props) => {
  const { search } = useLocation()
  const [{ session, tools }] = useState(() => openEditor(opened, at ?? startPointer(search)))
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
  const line = useMemo(() => layerPresence(session, layerId, revision, setEnd), [session, layerId, revision])
  usePresence(session, tools.editorView, line)
  useLayerCatchingUp(session, layerId, revision, onReleased)

  const previewSite = async (siteId: string) => {
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
          <PreviewSiteBar opened={opened} onPreviewSite={previewSite} />
        </Box>
      </EditorShell>
    </LayerProvider>
  )
}
