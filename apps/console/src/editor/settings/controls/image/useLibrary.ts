import { useEffect, useState } from 'react'
import { callError } from '../../../../client/callError'
import { trpc } from '../../../../client/trpc'

type Image = Awaited<ReturnType<typeof trpc.images.getList.query>>['data'][number]

const perPage = 24
const typingRestMs = 250

/** The pictures of an organisation that have the words, latest first; null until the first have come. */
export const useLibrary = (organisationId: string, query: string) => {
  const [images, setImages] = useState<readonly Image[] | null>(null)
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const words = query.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words start at the first page.
  useEffect(() => setPages(1), [words])

  useEffect(() => {
    const controller = new AbortController()
    const load = () =>
      trpc.images.getList
        .query(
          { page: 1, perPage: perPage * pages, filter: { organisationId, ...(words !== '' && { q: words }) } },
          { signal: controller.signal },
        )
        .then(
          (found) => {
            setImages(found.data)
            setTotal(found.total)
            setProblem(null)
          },
          (error: unknown) => controller.signal.aborted || setProblem(callError(error).message),
        )
    const timer = setTimeout(load, words === '' ? 0 : typingRestMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [organisationId, words, pages])

  return { images, total, problem, more: () => setPages(Math.min(pages + 1, 4)) }
}
