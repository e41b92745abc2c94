'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import type { EnquirySheetProps } from './EnquirySheet.client'
import { enquiryFormOf } from './enquiryFormOf'
import type { EnquiryForms } from './enquiryForms'

export interface CarActionsProps {
  readonly forms: EnquiryForms
  readonly children: ReactNode
}

interface Opened {
  readonly Sheet: ComponentType<EnquirySheetProps>
  readonly props: Omit<EnquirySheetProps, 'onClose'>
}

const loadSheet = async (isValuation: boolean): Promise<ComponentType<EnquirySheetProps>> =>
  isValuation ? (await import('./ValuationSheet.client')).ValuationSheet : (await import('./EnquirySheet.client')).EnquirySheet

const enquiryLinkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enquiry]') : null

/**
 * Opens the enquiry links inside it as dialogs. One listener for a whole list of cards, and the form's code is
 * fetched when a pointer or the focus first comes near a link, so that a list costs the browser next to nothing.
 */
const CarActionsPart = ({ forms, children }: CarActionsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const formOf = (link: HTMLAnchorElement | null) => {
      const { enquiry = '', carSlug = '' } = link?.dataset ?? {}
      return enquiryFormOf(forms, carSlug, enquiry)
    }
    const warmUp = (event: Event) => {
      const link = enquiryLinkOf(event)
      if (link) void loadSheet(formOf(link)?.valuation !== undefined).catch(() => undefined)
    }
    const onClick = async (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = enquiryLinkOf(event)
      const { title = '', carSlug = '', carName = '' } = link?.dataset ?? {}
      const form = formOf(link)
      if (!link || !form) return
      event.preventDefault()
      try {
        const Sheet = await loadSheet(form.valuation !== undefined)
        setOpened({ Sheet, props: { form, title, car: { slug: carSlug, name: carName } } })
      } catch {
        // The form's code did not come: the page it leads to has a form of its own.
        window.location.assign(link.href)
      }
    }
    const wires = [
      ['click', onClick],
      ['pointerover', warmUp],
      ['focusin', warmUp],
    ] as const
    for (const [kind, listener] of wires) element.addEventListener(kind, listener as EventListener)
    return () => {
      for (const [kind, listener] of wires) element.removeEventListener(kind, listener as EventListener)
    }
  }, [forms])

  return (
    <div ref={area} className="contents">
      {children}
      {opened && <opened.Sheet {...opened.props} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const CarActions = island('CarActions', CarActionsPart, { wakes: 'touch' })
