'use client'

import { useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { ButtonVariant } from '../../ui/Button'
import { buttonClass } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { messageCircle, phone as phoneIcon } from '../../ui/iconPaths'
import { telHref } from './telHref'
import { whatsappHref } from './whatsappHref'

export interface PhoneButtonProps {
  readonly carSlug: string
  readonly label: string
  /** The number with stars; the full one is asked for on press, and is nowhere in the page before (VDP-16 to VDP-18). */
  readonly masked: string
  /** `show` puts the number in place of the stars; the others go on at once. */
  readonly action: 'show' | 'call' | 'whatsapp'
  readonly country: 'AU' | 'NZ'
  /** The page that shows the number where there is no script. */
  readonly fallbackHref: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/** Reveals a car's phone number, then is a link to call it. */
export const PhoneButton = ({ carSlug, label, masked, action, country, fallbackHref, variant, className, setting }: PhoneButtonProps) => {
  const host = useRuntimeHost()
  const [phone, setPhone] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const hrefFor = (number: string) => (action === 'whatsapp' ? whatsappHref(number, country) : telHref(number))

  const reveal = async () => {
    try {
      const number = await host.revealPhone(carSlug)
      setPhone(number)
      setFailed(false)
      if (action !== 'show' && host.mode === 'live') window.location.assign(hrefFor(number))
    } catch {
      setFailed(true)
    }
  }

  const look = buttonClass({ variant, className: `tabular-nums ${className ?? ''}` })
  const icon = <Glyph path={action === 'whatsapp' ? messageCircle : phoneIcon} size={18} />

  if (phone) {
    return (
      <a href={hrefFor(phone)} className={look} data-setting={setting}>
        {icon} {action === 'show' ? phone : label}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={reveal} className={`${look} noscript:hidden`} data-setting={setting}>
        {icon}
        <span aria-live="polite" className={action === 'show' && !failed ? 'max-sm:sr-only' : ''}>
          {failed ? 'Please try again' : label}
        </span>
        {action === 'show' && !failed && (
          <>
            <span aria-hidden="true" className="whitespace-nowrap">
              {masked}
            </span>
            <span className="sr-only">, show number</span>
          </>
        )}
      </button>
      <a href={fallbackHref} className={`${look} hidden! noscript:inline-flex!`}>
        {icon} {label}
      </a>
    </>
  )
}
