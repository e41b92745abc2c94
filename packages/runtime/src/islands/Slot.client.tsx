import { createElement, useCallback } from 'react'

/** The current parent element of each slot's HTML. */
const holders = new Map<string, Element>()

/** HTML not shown before is in a template; HTML that was shown and removed is restored unchanged. */
const fillSlot = (id: string, place: Element) => {
  const before = holders.get(id)
  if (before !== place && place.firstChild === null) {
    const from = before ?? document.querySelector<HTMLTemplateElement>(`template[data-slot="${id}"]`)?.content
    if (from) place.append(...from.childNodes)
  }
  holders.set(id, place)
}

/** Removes the slots of an island that was removed. */
export const removeSlots = (line: number): void => {
  for (const id of holders.keys()) if (id.startsWith(`${line}.`)) holders.delete(id)
}

const emptyHtml = { __html: '' }

/** A slot in an island for server-rendered children: React never changes their HTML. */
export const Slot = ({ id }: { readonly id: string }) => {
  const ref = useCallback((place: Element | null) => void (place && fillSlot(id, place)), [id])
  return createElement('f-slot', { 'data-slot': id, ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: emptyHtml })
}
