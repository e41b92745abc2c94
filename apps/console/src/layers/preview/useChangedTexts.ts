import { useCallback, useMemo, useState } from 'react'
import { changedTexts } from './changedTexts'

const none: ReadonlySet<string> = new Set()

/** Texts that differ between two sides of a page, once both are painted; `shown` is the page that they show. */
export const useChangedTexts = (shown: unknown, titles: readonly string[]) => {
  const [painted, setPainted] = useState<{ readonly shown: unknown; readonly texts: ReadonlyMap<string, readonly string[]> }>({
    ...{ shown: null, texts: new Map() },
  })
  const onTexts = useCallback(
    (title: string, texts: readonly string[]) =>
      setPainted((last) => ({ shown, texts: new Map([...(last.shown === shown ? last.texts : []), [title, texts]]) })),
    [shown],
  )
  const [before, after] = titles
  const marked = useMemo(() => {
    const [one, two] = [painted.texts.get(before ?? ''), painted.texts.get(after ?? '')]
    if (painted.shown !== shown || !one || !two) return null
    const [removed, added] = changedTexts(one, two)
    return new Map([
      [before, removed],
      [after, added],
    ])
  }, [painted, shown, before, after])
  return { onTexts, markedOf: (title: string) => marked?.get(title) ?? none }
}
