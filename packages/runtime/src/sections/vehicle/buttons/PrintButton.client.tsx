'use client'

import { printHref } from '@forecourt/rules/routing/carHref'
import { type MouseEvent, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { ButtonLink, type ButtonVariant } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { loaderCircle } from '../../../ui/icons/loaderCircle'
import { printer } from '../../../ui/icons/printer'

export interface PrintButtonProps {
  readonly carSlug: string
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/**
 * Downloads the car's document (API-06), with progress (UI-15) and error messages (ERR-04). Without scripts it opens the print page
 * (VDP-11).
 */
const PrintButtonPart = ({ carSlug, label, variant, className, setting }: PrintButtonProps) => {
  const host = useRuntimeHost()
  const [preparing, setPreparing] = useState(false)

  const save = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (preparing) return
    setPreparing(true)
    try {
      await host.saveCarDocument(carSlug)
    } catch (failure) {
      window.alert(failure instanceof Error ? failure.message : String(failure))
    }
    setPreparing(false)
  }

  return (
    <ButtonLink
      href={printHref({ slug: carSlug })}
      rel="nofollow"
      data-document=""
      data-in-page=""
      variant={variant}
      className={className}
      onClick={save}
      aria-disabled={preparing || undefined}
      data-setting={setting}
    >
      <Glyph path={preparing ? loaderCircle : printer} size={18} className={preparing ? 'animate-spin' : ''} />
      <span aria-live="polite">{preparing ? 'Preparing...' : label}</span>
    </ButtonLink>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const PrintButton = island('PrintButton', PrintButtonPart, { hydrateOn: 'interaction' })
