import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import type { LoadedPage } from '../../preview/LoadedPage'
import { carsOf } from '../../preview/previewPlaces'

/** A page of a site under one config, with what it is called beside others, such as Before. */
export interface PageSide {
  readonly title: string
  readonly config: ResolvedConfig
  readonly page: LoadedPage
}

interface Preview {
  readonly path: string
  readonly sides: readonly PageSide[]
}

/** The sides of a page; null asks for a car, whichever comes first. What was seen stays until the next page is here. */
export const usePageSides = (ask: (path: string, signal: AbortSignal) => Promise<readonly PageSide[]>, path: string | null) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const carPath = async () => {
      const last = (await ask('/search', controller.signal)).at(-1)
      const [car] = last ? carsOf(last.page) : []
      return car ? `/cars/${car.slug}` : '/search'
    }
    const load = async () => {
      const at = path ?? (await carPath())
      const sides = await ask(at, controller.signal)
      if (controller.signal.aborted) return
      setPreview({ path: at, sides })
      setFailure(null)
    }
    load().catch((error: unknown) => controller.signal.aborted || setFailure(callError(error).message))
    return () => controller.abort()
  }, [ask, path])
  return { preview, failure }
}
