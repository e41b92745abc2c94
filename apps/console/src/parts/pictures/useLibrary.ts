import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { fetchPictures, type PictureSource } from './PictureOwner'

type Image = Awaited<ReturnType<typeof fetchPictures>>['data'][number]

const perPage = 24
const typingRestMs = 250

/** The pictures of a source that have the words, latest first; null until the first have come. No source has none. */
export const useLibrary = (source: PictureSource | null, query: string) => {
  const [images, setImages] = useState<readonly Image[] | null>(source === null ? [] : null)
  const [total, setTotal] = useState(0)
  const [pages, setPages] = useState(1)
  const [problem, setProblem] = useState<string | null>(null)
  const words = query.trim()
  const [of, id] = [source?.of, source?.id]

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words start at the first page.
  useEffect(() => setPages(1), [words])

  useEffect(() => {
    if (of === undefined || id === undefined) return
    const controller = new AbortController()
    const load = () =>
      fetchPictures({ of, id }, { perPage: perPage * pages, q: words === '' ? undefined : words }, controller.signal).then(
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
  }, [of, id, words, pages])

  return { images, total, problem, more: () => setPages(Math.min(pages + 1, 4)) }
}
