'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { type ButtonVariant, buttonClass } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { check } from '../../../ui/icons/check'
import { share2 } from '../../../ui/icons/share2'
import { showToast } from '../../../ui/toast/toast.client'
import { copiedMs } from './copiedMs'
import type { ShareMenuProps } from './ShareMenu.client'

export interface ShareButtonProps extends Omit<ShareMenuProps, 'onClose'> {
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  /** Layout classes. */
  readonly layoutClassName?: string
  readonly setting?: string
  /** Plain links, for a page without scripts. */
  readonly children?: ReactNode
}

/**
 * Shares a car: with the device's share sheet on touch devices that have one, else with a menu of the site's targets (UI-08). If copying is
 * the only target, it copies the link (UI-09, UI-13). Without scripts it opens plain links.
 */
const ShareButtonPart = ({
  car,
  url,
  targets,
  origin,
  label,
  variant,
  className = '',
  layoutClassName = '',
  setting,
  children,
}: ShareButtonProps) => {
  const host = useRuntimeHost()
  const [copied, setCopied] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<ShareMenuProps> | null>(null)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async (event: MouseEvent) => {
    event.preventDefault()
    if (window.matchMedia('(pointer: coarse)').matches && (await host.share({ title: car.name, url })) !== 'unavailable') return
    const copiesOnly = targets.every((target) => target === 'copy')
    if (copiesOnly && (await host.copy(url))) {
      setCopied(true)
      return showToast(`Copied ${car.name} to your clipboard!`)
    }
    const { ShareMenu } = await import('./ShareMenu.client')
    setMenu(() => ShareMenu)
  }

  const buttonClasses = buttonClass({
    variant,
    className: `${className} ${children ? 'size-full list-none [&::-webkit-details-marker]:hidden' : layoutClassName}`,
  })
  const buttonText = (
    <>
      <Glyph path={copied ? check : share2} size={18} />
      {copied ? 'Copied' : label}
      <span className="sr-only">: {car.name}</span>
    </>
  )
  return (
    <>
      {children ? (
        <details className={`${layoutClassName} open:z-20`}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive natively, by pointer and keyboard */}
          <summary className={buttonClasses} onClick={share} data-in-page="" data-setting={setting}>
            {buttonText}
          </summary>
          {children}
        </details>
      ) : (
        <button type="button" className={`${buttonClasses} noscript:hidden`} onClick={share} data-setting={setting}>
          {buttonText}
        </button>
      )}
      {Menu && <Menu car={car} url={url} targets={targets} origin={origin} onClose={() => setMenu(null)} />}
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const ShareButton = island('ShareButton', ShareButtonPart, { hydrateOn: 'interaction' })
