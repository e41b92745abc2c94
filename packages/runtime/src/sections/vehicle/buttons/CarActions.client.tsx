'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import type { EnquirySheetProps } from './EnquirySheet.client'
import type { EnquiryForm, EnquiryForms } from './enquiryForms'

/** The form that a link about a car opens; undefined for links elsewhere. */
export const findEnquiryForm = ({ common, others, byCar }: EnquiryForms, carSlug: string, kind: string): EnquiryForm | undefined =>
  others[byCar[carSlug]?.[kind] ?? -1] ?? common[kind]

export interface CarActionsProps {
  /** A function if the browser renders the cars: computed on demand. */
  readonly forms: EnquiryForms | (() => Promise<EnquiryForms>)
  readonly children: ReactNode
}

interface OpenedForm {
  readonly Sheet: ComponentType<EnquirySheetProps>
  readonly props: Omit<EnquirySheetProps, 'onClose'>
}

const loadSheet = async (isValuation: boolean): Promise<ComponentType<EnquirySheetProps>> =>
  isValuation ? (await import('./ValuationSheet.client')).ValuationSheet : (await import('./EnquirySheet.client')).EnquirySheet

const findEnquiryLink = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enquiry]') : null

/**
 * Opens the enquiry links inside it as dialogs. One listener for a whole list; the form's code is fetched when a link is hovered or
 * focused.
 */
const CarActionsPart = ({ forms, children }: CarActionsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedForm | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const formOf = async (link: HTMLAnchorElement) => {
      const { enquiry = '', carSlug = '' } = link.dataset
      return findEnquiryForm(typeof forms === 'function' ? await forms() : forms, carSlug, enquiry)
    }
    const loadForm = async (link: HTMLAnchorElement) => {
      const form = await formOf(link)
      return form && { form, Sheet: await loadSheet(form.valuation !== undefined) }
    }
    const prefetch = (event: Event) => {
      const link = findEnquiryLink(event)
      if (link) void loadForm(link).catch(() => undefined)
    }
    const onClick = async (event: MouseEvent) => {
      // In nested lists the inner one handles the click.
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = findEnquiryLink(event)
      if (!link) return
      const { enquiry = '', title = '', carSlug = '', carName = '' } = link.dataset
      if (typeof forms !== 'function' && !findEnquiryForm(forms, carSlug, enquiry)) return
      event.preventDefault()
      const loaded = await loadForm(link).catch(() => undefined)
      if (loaded) setOpened({ Sheet: loaded.Sheet, props: { form: loaded.form, title, car: { slug: carSlug, name: carName } } })
      // The form's code failed to load: navigates to the page, which has the form.
      else window.location.assign(link.href)
    }
    const listeners = [
      ['click', onClick],
      ['pointerover', prefetch],
      ['focusin', prefetch],
    ] as const
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener as EventListener)
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener as EventListener)
    }
  }, [forms])

  return (
    <div ref={area} className="contents">
      {children}
      {opened && <opened.Sheet {...opened.props} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const CarActions = island('CarActions', CarActionsPart, { hydrateOn: 'interaction' })
