import { useEffect, useState } from 'react'
import { type CallError, callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { EditorError, EditorSkeleton } from '../EditorSkeleton'
import { LoadedLayerEditor } from './LoadedLayerEditor'
import type { LayerForEditing } from './openLayerSession'

type LoadResult = { readonly opened: LayerForEditing } | { readonly failure: CallError } | null

const noSite: CallError = {
  message: 'A layer is previewed on a site, and there is no site yet. Create one first.',
  code: 'NOT_FOUND',
  status: 404,
  fields: {},
  problems: [],
  conflict: null,
}

/** The editor of a layer: the same settings as a site's, with a site as preview. */
export const LayerEditor = ({ layerId }: { readonly layerId: string }) => {
  const [previewSiteId, setPreviewSiteId] = useState<string | undefined>(undefined)
  /** The setting to open: changing the preview site keeps the place. */
  const [pointer, setPointer] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadResult>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const controller = new AbortController()
    trpc.layers.forEditing.query({ layerId, previewSiteId }, { signal: controller.signal }).then(
      ({ previewSite, ...opened }) => setLoaded(previewSite ? { opened: { ...opened, previewSite } } : { failure: noSite }),
      (error: unknown) => controller.signal.aborted || setLoaded({ failure: callError(error) }),
    )
    return () => controller.abort()
  }, [layerId, previewSiteId, attempt])

  const reload = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  if (!loaded) return <EditorSkeleton />
  if ('failure' in loaded) return <EditorError failure={loaded.failure} onRetry={reload} />
  const { layer, previewSite } = loaded.opened
  return (
    <LoadedLayerEditor
      key={`${layer.revision} ${previewSite.id} ${attempt}`}
      opened={loaded.opened}
      pointer={pointer}
      onPreviewSite={(siteId, place) => {
        setPointer(place)
        setPreviewSiteId(siteId)
      }}
      onReleased={reload}
    />
  )
}
