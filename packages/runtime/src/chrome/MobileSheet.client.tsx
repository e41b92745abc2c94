'use client'

import { telHref } from '../sections/vehicle/whatsappHref'
import { Dialog } from '../ui/Dialog.client'
import { Disclosure } from '../ui/Disclosure'
import { Glyph } from '../ui/Glyph'
import { phone as handset } from '../ui/icons/phone'
import { user } from '../ui/icons/user'
import { PhoneNumber } from '../ui/PhoneNumber'
import { FavouritesLink } from './FavouritesLink.client'
import type { MenuEntry } from './menuEntries'

export interface MobileMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly phone: string
  readonly cta: { readonly label: string; readonly href: string } | null
  /** Text of the link to saved cars; null if the site saves none. */
  readonly saved: string | null
  /** Label of the garage link; null if the site has no garage. */
  readonly garage: string | null
}

export interface MobileSheetProps extends MobileMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

const linkClass =
  'flex min-h-12 items-center border-b border-line text-base text-text aria-[current]:font-semibold aria-[current]:text-link'

/** The sheet that the menu button opens: the menu's items, with dropdowns as an accordion. */
export const MobileSheet = ({ entries, phone, cta, saved, garage, open, onClose }: MobileSheetProps) => (
  <div data-tone="background" className="contents">
    <Dialog open={open} onClose={onClose} title="Menu" shape="sheet">
      <nav aria-label="Menu">
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.children.length === 0 ? (
                <a href={entry.href} aria-current={entry.current} onClick={onClose} className={linkClass}>
                  {entry.label}
                </a>
              ) : (
                <Disclosure summary={entry.label} group="mobile-menu" open={entry.current !== undefined} className="border-b border-line">
                  <ul className="pb-3 pl-4">
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <a
                          href={child.href}
                          aria-current={child.current}
                          onClick={onClose}
                          className="flex min-h-11 items-center text-base text-text aria-[current]:font-semibold aria-[current]:text-link"
                        >
                          {child.label}
                        </a>
                      </li>
                    ))}
                    {entry.groups?.map((group) => (
                      <li key={group.label}>
                        <p className="mt-3 mb-1 text-tiny font-semibold text-muted">{group.label}</p>
                        <ul className="grid grid-cols-2 gap-x-4">
                          {group.links.map((link) => (
                            <li key={link.id}>
                              <a
                                href={link.href}
                                aria-current={link.current}
                                onClick={onClose}
                                className="flex min-h-11 items-center text-base text-text aria-[current]:font-semibold aria-[current]:text-link"
                              >
                                <span className="min-w-0 py-1">
                                  {link.label}
                                  {link.tag && <span className="block text-tiny font-semibold text-link">{link.tag}</span>}
                                  {link.price && <span className="block text-tiny text-muted tabular-nums">{link.price}</span>}
                                </span>
                              </a>
                            </li>
                          ))}
                        </ul>
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              )}
            </li>
          ))}
          {saved !== null && (
            <li>
              <FavouritesLink look="row" label={saved} onPress={onClose} className={linkClass} />
            </li>
          )}
          {garage && (
            <li>
              <a href="/my-garage" onClick={onClose} className={`gap-3 ${linkClass}`}>
                <Glyph path={user} size={20} />
                {garage}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        {cta && (
          <a
            href={cta.href}
            onClick={onClose}
            className="flex min-h-12 items-center justify-center rounded-control bg-brand px-5 font-semibold text-on-brand"
          >
            {cta.label}
          </a>
        )}
        {phone && (
          <a
            href={telHref(phone)}
            className="flex min-h-12 items-center justify-center gap-2 rounded-control border border-line-strong px-5 font-semibold text-text"
          >
            <Glyph path={handset} size={18} />
            <PhoneNumber>{phone}</PhoneNumber>
          </a>
        )}
      </div>
    </Dialog>
  </div>
)
