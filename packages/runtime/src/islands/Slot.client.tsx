import { createElement, useCallback } from 'react'

/** The current parent element of each slot's HTML. */
const parents = new Map<string, Element>()

/** HTML not shown before is in a template; HTML that was shown and removed is restored unchanged. */
const fillSlot = (id: string, parent: Element) => {
  const before = parents.get(id)
  if (before !== parent && parent.firstChild === null) {
    const from = before ?? document.querySelector<HTMLTemplateElement>(`template[data-slot="${id}"]`)?.content
    if (from) parent.append(...from.childNodes)
  }
  parents.set(id, parent)
}

/** Removes the slots of an island that was removed. */
export const removeSlots = (line: number): void => {
  for (const id of parents.keys()) if (id.startsWith(`${line}.`)) parents.delete(id)
}

const emptyHtml = { __html: '' }

/** A slot in an island for server-rendered children: React never changes their HTML. */
export const Slot = ({ id }: { readonly id: string }) => {
  const ref = useCallback((parent: Element | null) => void (parent && fillSlot(id, parent)), [id])
  return createElement('f-slot', { 'data-slot': id, ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: emptyHtml })
}
