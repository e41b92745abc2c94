'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { EnquirySheetProps } from './EnquirySheet.client'
import type { EnquiryForms } from './enquiryForms'

export interface CarActionsProps {
  readonly forms: EnquiryForms
  readonly children: ReactNode
}

interface Opened {
  readonly Sheet: ComponentType<EnquirySheetProps>
  readonly props: Omit<EnquirySheetProps, 'onClose'>
}

/**
 * Opens the enquiry links inside it as dialogs. One listener for a whole list of cards, and the form's code is
 * fetched with the first press, so that a list costs the browser next to nothing.
 */
export const CarActions = ({ forms, children }: CarActionsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const onClick = async (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enquiry]') : null
      const { enquiry = '', carSlug = '', carName = '' } = link?.dataset ?? {}
      const form = forms.byCar[carSlug]?.[enquiry] ?? forms.common[enquiry]
      if (!link || !form) return
      event.preventDefault()
      const { EnquirySheet } = await import('./EnquirySheet.client')
      setOpened({
        Sheet: EnquirySheet,
        props: { form, title: link.firstChild?.textContent || (link.textContent ?? ''), car: { slug: carSlug, name: carName } },
      })
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [forms])

  return (
    <div ref={area} className="contents">
      {children}
      {opened && <opened.Sheet {...opened.props} onClose={() => setOpened(null)} />}
    </div>
  )
}
