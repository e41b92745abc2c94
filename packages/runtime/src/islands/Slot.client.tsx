import { createElement, useCallback } from 'react'

/** Where what was drawn for a place is at the moment. */
const holders = new Map<string, Element>()

/** What a part has not shown before lies in a template; what it showed and took away is put back as it was left. */
const fillSlot = (id: string, place: Element) => {
  const before = holders.get(id)
  if (before !== place && place.firstChild === null) {
    const from = before ?? document.querySelector<HTMLTemplateElement>(`template[data-slot="${id}"]`)?.content
    if (from) place.append(...from.childNodes)
  }
  holders.set(id, place)
}

/** What was drawn for the places of a part is gone with it. */
export const forgetSlots = (line: number): void => {
  for (const id of holders.keys()) if (id.startsWith(`${line}.`)) holders.delete(id)
}

const nothing = { __html: '' }

/** A place within a part for what others drew: its HTML stays as it is, whatever the part does. */
export const Slot = ({ id }: { readonly id: string }) => {
  const ref = useCallback((place: Element | null) => void (place && fillSlot(id, place)), [id])
  return createElement('f-slot', { 'data-slot': id, ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: nothing })
}
