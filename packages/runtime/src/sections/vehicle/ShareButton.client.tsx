'use client'

import { useEffect, useState } from 'react'
import { Button, type ButtonVariant } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { check, share2 } from '../../ui/iconPaths'

export interface ShareButtonProps {
  readonly name: string
  /** The car's address on its site (UI-10). */
  readonly url: string
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

const noticeMs = 1500

/** Opens the device's share sheet; where there is none, copies the address and says so for a moment (UI-09, UI-13). */
export const ShareButton = ({ name, url, label, variant, className, setting }: ShareButtonProps) => {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), noticeMs)
    return () => clearTimeout(timer)
  }, [copied])

  const share = async () => {
    if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet without sharing rejects; that is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  return (
    <Button variant={variant} className={`noscript:hidden ${className ?? ''}`} onClick={share} data-setting={setting}>
      <Glyph path={copied ? check : share2} size={18} />
      {copied ? 'Copied' : label}
      <span role="status" className="sr-only">
        {copied ? `Copied ${name} to your clipboard!` : ''}
      </span>
    </Button>
  )
}
