'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { ButtonVariant } from '../../ui/Button'
import { buttonClass } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { phone as phoneIcon } from '../../ui/icons/phone'
import { whatsapp } from '../../ui/icons/whatsapp'
import { telHref } from './telHref'
import { whatsappHref } from './whatsappHref'

export interface PhoneButtonProps {
  readonly carSlug: string
  readonly label: string
  /** The number with stars; the full one is asked for on press, and is nowhere in the page before (VDP-16 to VDP-18). */
  readonly masked: string
  /** `show` puts the number in place of the stars; the others go on at once. */
  readonly action: 'show' | 'call' | 'whatsapp'
  /** Call Now calls the car's location, the others the number for the car (VDP-12, VDP-14). */
  readonly whose?: 'car' | 'location'
  readonly country: 'AU' | 'NZ'
  /** The page that shows the number where there is no script. */
  readonly fallbackHref: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

type State = 'masked' | 'asking' | { readonly phone: string } | { readonly problem: string }

/** Reveals a car's phone number, then is a link to call it; the focus stays where it was. A failure is only said and logged (ERR-14). */
export const PhoneButton = ({
  carSlug,
  label,
  masked,
  action,
  whose,
  country,
  fallbackHref,
  variant,
  className,
  setting,
}: PhoneButtonProps) => {
  const host = useRuntimeHost()
  const [state, setState] = useState<State>('masked')
  const link = useRef<HTMLAnchorElement>(null)
  const hrefFor = (number: string) => (action === 'whatsapp' ? whatsappHref(number, country) : telHref(number))
  const phone = typeof state === 'object' && 'phone' in state ? state.phone : null
  const problem = typeof state === 'object' && 'problem' in state ? state.problem : null

  // The button that was pressed is gone: the link in its place takes the focus, unless it has moved on.
  useLayoutEffect(() => {
    if (phone && (document.activeElement === document.body || !document.activeElement)) link.current?.focus({ preventScroll: true })
  }, [phone])

  const reveal = async () => {
    if (state === 'asking') return
    setState('asking')
    try {
      const number = await host.revealPhone(carSlug, whose)
      setState({ phone: number })
      if (action !== 'show' && host.mode === 'live') window.location.assign(hrefFor(number))
    } catch (failure) {
      console.warn(`No number came for ${carSlug}.`, failure)
      setState({ problem: failure instanceof Error && failure.message ? failure.message : 'Please try again' })
    }
  }

  const look = buttonClass({ variant, className: `tabular-nums ${className ?? ''}` })
  const icon = <Glyph path={action === 'whatsapp' ? whatsapp : phoneIcon} size={18} />

  if (phone) {
    return (
      <a ref={link} href={hrefFor(phone)} className={look} data-setting={setting}>
        {icon}
        {action === 'show' ? <span className="whitespace-nowrap">{phone}</span> : label}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={reveal} aria-busy={state === 'asking'} className={`${look} noscript:hidden`} data-setting={setting}>
        {icon}
        <span aria-live="polite" className={action === 'show' && !problem ? 'sr-only' : ''}>
          {problem ?? label}
        </span>
        {action === 'show' && !problem && (
          <>
            <span aria-hidden="true" className="whitespace-nowrap">
              {masked}
            </span>
            <span className="sr-only">, show number</span>
          </>
        )}
      </button>
      <a href={fallbackHref} className={`${look} hidden! noscript:inline-flex!`}>
        {icon}
        {label}
      </a>
    </>
  )
}
