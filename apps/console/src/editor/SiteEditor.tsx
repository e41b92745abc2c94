import { useEffect, useState } from 'react'
import { type CallError, callError } from '../client/callError'
import { trpc } from '../client/trpc'
import { EditorError, EditorSkeleton } from './EditorSkeleton'
import { LoadedSiteEditor } from './LoadedSiteEditor'
import type { SiteForEditing } from './session/SiteForEditing'

type LoadResult = { readonly editing: SiteForEditing } | { readonly failure: CallError } | null

/** The config editor of one site: settings on the left, the site's preview on the right. */
export const SiteEditor = ({ siteId }: { readonly siteId: string }) => {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadResult>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const controller = new AbortController()
    trpc.sites.forEditing.query({ siteId }, { signal: controller.signal }).then(
      (editing) => setLoaded({ editing }),
      (error: unknown) => controller.signal.aborted || setLoaded({ failure: callError(error) }),
    )
    return () => controller.abort()
  }, [siteId, attempt])

  if (!loaded) return <EditorSkeleton />
  if ('failure' in loaded)
    return (
      <EditorError
        failure={loaded.failure}
        onRetry={() => {
          setLoaded(null)
          setAttempt(attempt + 1)
        }}
      />
    )
  return <LoadedSiteEditor editing={loaded.editing} />
}
