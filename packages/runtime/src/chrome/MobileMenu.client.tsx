'use client'

import { type ComponentType, useState } from 'react'
import { island } from '../islands/island'
import { Glyph } from '../ui/Glyph'
import { menu } from '../ui/icons/menu'
import type { MobileMenuProps, MobileSheetProps } from './MobileSheet.client'

const loadSheet = () => import('./MobileSheet.client')
const prefetch = () => void loadSheet().catch(() => undefined)

/**
 * The menu on narrow screens: a sheet with the same items, prefetched when the button is hovered, focused or touched. Without scripts the
 * button links to the menu in the footer.
 */
const MobileMenuPart = (props: MobileMenuProps) => {
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<MobileSheetProps> | null>(null)

  const show = async () => {
    setOpen(true)
    try {
      const { MobileSheet } = await loadSheet()
      setSheet(() => MobileSheet)
    } catch {
      setOpen(false)
      window.location.hash = 'footer-menu'
    }
  }

  return (
    <>
      <a href="#footer-menu" className="only-without-script size-12 place-items-center rounded-control" aria-label="Menu">
        <Glyph path={menu} size={26} />
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Menu"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={show}
        className="grid size-12 cursor-pointer noscript:hidden place-items-center rounded-control text-text hover:bg-raised"
      >
        <Glyph path={menu} size={26} />
      </button>
      {Sheet && <Sheet {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const MobileMenu = island('MobileMenu', MobileMenuPart, { hydrateOn: 'interaction' })
