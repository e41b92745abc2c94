'use client'

import { type ComponentType, type MouseEvent, useState } from 'react'
import type { FormContent } from '../../../forms/formContent'
import { island } from '../../../islands/island'
import { ButtonLink, type ButtonVariant } from '../../../ui/Button'
import type { FindMeACarSheetProps } from './FindMeACarSheet.client'

export interface FindMeACarProps {
  readonly label: string
  readonly variant: ButtonVariant
  /** In a browser that drew the page itself it is worked out once it is wanted. */
  readonly form: FormContent | (() => Promise<FormContent>)
  /** What the shopper is after, in the shopper's own words to begin with. */
  readonly message: string
}

interface Come {
  readonly Sheet: ComponentType<FindMeACarSheetProps>
  readonly content: FormContent
}

const bring = async (form: FindMeACarProps['form']): Promise<Come> => {
  const [{ FindMeACarSheet: Sheet }, content] = await Promise.all([
    import('./FindMeACarSheet.client'),
    typeof form === 'function' ? form() : form,
  ])
  return { Sheet, content }
}

/** Opens a form that asks the dealer to look for a car like what was searched for (ENQ-18); without script it leads to the contact page. */
const FindMeACarPart = ({ label, variant, form, message }: FindMeACarProps) => {
  const [come, setCome] = useState<Come | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    try {
      setCome(await bring(form))
      setOpen(true)
    } catch {
      window.location.assign(href)
    }
  }
  const warmUp = () => void bring(form).catch(() => undefined)
  return (
    <>
      <ButtonLink data-in-page="" href="/contact" variant={variant} size="small" onClick={open} onPointerOver={warmUp} onFocus={warmUp}>
        {label}
      </ButtonLink>
      {come && isOpen && <come.Sheet form={come.content} message={message} onClose={() => setOpen(false)} />}
    </>
  )
}

/** On a public page it answers by itself (decision 054). */
export const FindMeACar = island('FindMeACar', FindMeACarPart, { wakes: 'touch' })
