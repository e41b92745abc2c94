'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import type { FormContent } from '../../../forms/formContent'
import { island } from '../../../islands/island'
import { ButtonLink, type ButtonVariant } from '../../../ui/Button'
import type { FindMeACarSheetProps } from './FindMeACarSheet.client'

export interface FindMeACarProps {
  readonly label: string
  readonly variant: ButtonVariant
  readonly form: FormContent
}

const loadSheet = async () => (await import('./FindMeACarSheet.client')).FindMeACarSheet

/** Opens an enquiry form for a car like the one searched for (ENQ-18); without scripts a link to the contact page. */
const FindMeACarPart = ({ label, variant, form }: FindMeACarProps) => {
  const [Sheet, setSheet] = useState<ComponentType<FindMeACarSheetProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    try {
      const loaded = await loadSheet()
      setSheet(() => loaded)
      setOpen(true)
    } catch {
      window.location.assign(href)
    }
  }
  const prefetch = () => void loadSheet().catch(() => undefined)
  return (
    <>
      <ButtonLink data-in-page="" href="/contact" variant={variant} size="small" onClick={open} onPointerOver={prefetch} onFocus={prefetch}>
        {label}
      </ButtonLink>
      {Sheet && isOpen && <Sheet form={form} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const FindMeACar = island('FindMeACar', FindMeACarPart, { hydrateOn: 'interaction' })
