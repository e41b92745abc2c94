import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import { carsOf } from '../../../editor/preview/previewPlaces'
import type { AppRouter } from '../../../server/appRouter'

type SitePreview = inferRouterOutputs<AppRouter>['layers']['sitePreview']

interface Asked {
  readonly layerId: string
  readonly state: 'draft' | number
  readonly siteId: string
  /** Null is a car, whichever comes first. */
  readonly path: string | null
}

/** A page of a site before and after a change of a layer. What was seen stays until the next page is here. */
export const useSitePreview = ({ layerId, state, siteId, path }: Asked) => {
  const [preview, setPreview] = useState<{ readonly path: string; readonly pair: SitePreview } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const ask = (at: string) => trpc.layers.sitePreview.query({ layerId, state, siteId, path: at }, { signal: controller.signal })
    const carPath = async () => {
      const [car] = carsOf((await ask('/search')).after.page)
      return car ? `/cars/${car.slug}` : '/search'
    }
    const load = async () => {
      const at = path ?? (await carPath())
      setPreview({ path: at, pair: await ask(at) })
      setFailure(null)
    }
    load().catch((error: unknown) => controller.signal.aborted || setFailure(callError(error).message))
    return () => controller.abort()
  }, [layerId, state, siteId, path])
  return { preview, failure }
}
