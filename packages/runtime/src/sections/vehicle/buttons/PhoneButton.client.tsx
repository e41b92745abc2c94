'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { type ButtonVariant, buttonClass } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { phone as phoneIcon } from '../../../ui/icons/phone'
import { whatsapp } from '../../../ui/icons/whatsapp'
import { PhoneNumber } from '../../../ui/PhoneNumber'
import type { PhoneAnswer, PhoneRequest } from './requestPhone'

export interface PhoneButtonProps extends PhoneRequest {
  readonly label: string
  /** The masked number; the full one is requested on press and isn't in the page before (VDP-16 to VDP-18). */
  readonly masked: string
  /** URL of a page with the number, for browsers without scripts. */
  readonly fallbackHref: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

const unreachable: PhoneAnswer = { problem: 'Please try again' }

/**
 * Reveals a car's phone number and turns into a link to call it; keeps the focus. The code of the request is fetched on the first press.
 */
const PhoneButtonPart = (props: PhoneButtonProps) => {
  const { label, masked, action, fallbackHref, variant, className, setting } = props
  const host = useRuntimeHost()
  const [isRequesting, setRequesting] = useState(false)
  const [answer, setAnswer] = useState<PhoneAnswer | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const found = answer && 'phone' in answer ? answer : null
  const problem = answer && 'problem' in answer ? answer.problem : null

  // The link replaces the pressed button and takes its focus, unless it has moved on.
  useLayoutEffect(() => {
    if (found && (document.activeElement === document.body || !document.activeElement)) link.current?.focus({ preventScroll: true })
  }, [found])

  const reveal = async () => {
    if (isRequesting) return
    setRequesting(true)
    setAnswer(null)
    const loaded = await import('./requestPhone').catch(() => null)
    setAnswer(loaded ? await loaded.requestPhone(host, props) : unreachable)
    setRequesting(false)
  }

  const buttonClasses = buttonClass({ variant, className: `tabular-nums ${className ?? ''}` })
  const icon = <Glyph path={action === 'whatsapp' ? whatsapp : phoneIcon} size={18} />

  if (found) {
    return (
      <a ref={link} href={found.href} className={buttonClasses} data-setting={setting}>
        {icon}
        {action === 'show' ? <PhoneNumber>{found.phone}</PhoneNumber> : label}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={reveal} aria-busy={isRequesting} className={`${buttonClasses} noscript:hidden`} data-setting={setting}>
        {icon}
        <span className={action === 'show' ? 'grid text-start leading-tight' : ''}>
          <span aria-live="polite">
            {problem ??
              (action === 'show' ? (
                <>
                  <span className="sr-only">{label}, </span>Show number
                </>
              ) : (
                label
              ))}
          </span>
          {action === 'show' && !problem && (
            <span aria-hidden="true" className="text-tiny font-normal">
              <PhoneNumber>{masked}</PhoneNumber>
            </span>
          )}
        </span>
      </button>
      <a href={fallbackHref} className={`${buttonClasses} hidden! noscript:inline-flex!`}>
        {icon}
        {label}
      </a>
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const PhoneButton = island('PhoneButton', PhoneButtonPart, { hydrateOn: 'interaction' })
