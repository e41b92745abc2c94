'use client'

import { shareLinks } from '@forecourt/rules/car/shareLinks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog.client'
import { Glyph } from '../../../ui/Glyph'
import { facebook, mail, messageSquare, whatsapp, xBrand } from '../../../ui/iconPaths'
import { check } from '../../../ui/icons/check'
import { copy } from '../../../ui/icons/copy'
import { showToast } from '../../../ui/toast/toast.client'
import { copiedMs } from './copiedMs'

/** The icon of each share target (UI-08). */
const shareIcons = {
  facebook,
  twitter: xBrand,
  whatsapp,
  email: mail,
  sms: messageSquare,
  copy,
} as const satisfies { readonly [Target in ResolvedConfig['social']['share'][number]]: string }

export interface ShareMenuProps {
  readonly car: { readonly slug: string; readonly name: string }
  /** The car's URL on its site (UI-10). */
  readonly url: string
  readonly targets: ResolvedConfig['social']['share']
  readonly origin: string
  readonly onClose: () => void
}

/** Targets that are web pages; mail and messages open the device's app. */
const opensWindow = ['facebook', 'twitter', 'whatsapp']

/**
 * The site's share targets (UI-08), web pages in a popup window (UI-11) with which the menu closes (UI-12), and the URL to copy (UI-09).
 */
export const ShareMenu = ({ car, url, targets, origin, onClose }: ShareMenuProps) => {
  const host = useRuntimeHost()
  const address = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const links = shareLinks(car, { social: { share: targets } as Parameters<typeof shareLinks>[1]['social'] }, origin)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), copiedMs)
    return () => clearTimeout(timer)
  }, [state])

  const copyAddress = async () => {
    if (await host.copy(url)) return setState('copied')
    address.current?.select()
    setState('refused')
  }

  const open = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const menu = event.currentTarget.closest('dialog')
    const opened = host.openShareWindow(href, () => {
      // Returns the focus to the button that opened it.
      menu?.close()
      showToast(`Finished sharing ${car.name}.`)
    })
    // If the popup is blocked, the link navigates normally.
    if (opened) event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title="Share">
      <p className="text-small text-muted">{car.name}</p>
      <ul className="mt-4 flex flex-wrap gap-2.5" data-setting="/social/share">
        {links.map(({ target, label, href }) =>
          href === null ? null : (
            <li key={target} className="grow basis-[calc(50%-0.3125rem)] sm:basis-[30%]">
              <a
                href={href}
                target={opensWindow.includes(target) ? '_blank' : undefined}
                rel="noopener"
                onClick={opensWindow.includes(target) ? (event) => open(event, href) : undefined}
                className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-3.5 text-small leading-tight font-semibold hover:bg-raised"
              >
                <Glyph path={shareIcons[target]} size={20} />
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
      {targets.includes('copy') && (
        <div className="mt-5">
          <label htmlFor="share-address" className="mb-1.5 block text-small font-semibold">
            Page address
          </label>
          <div className="flex gap-2">
            <input
              ref={address}
              id="share-address"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
              className="field min-w-0 flex-1 text-small"
            />
            <Button variant="secondary" onClick={copyAddress} className="min-w-32 shrink-0">
              <Glyph path={state === 'copied' ? check : copy} size={18} />
              {state === 'copied' ? 'Copied' : 'Copy link'}
            </Button>
          </div>
          <p role="status" className="mt-1.5 text-small text-muted">
            {state === 'refused' && 'Your browser won’t let us copy the address. We’ve selected it, so you can copy it yourself.'}
            {state === 'copied' && <span className="sr-only">Copied {car.name} to your clipboard!</span>}
          </p>
        </div>
      )}
    </Dialog>
  )
}
