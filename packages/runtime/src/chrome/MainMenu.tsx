import { Glyph } from '../ui/Glyph'
import { chevronDown } from '../ui/icons/chevronDown'
import { MenuBar } from './MenuBar.client'
import type { MenuEntry, MenuGroup } from './menuEntries'

/** The stock part of a dropdown: its groups, and the links of the selected group, initially the first (NAV-18). */
export const StockPanel = ({ groups }: { readonly groups: readonly MenuGroup[] }) => (
  <div className="min-w-0 flex-1 p-2">
    {groups.length > 1 ? (
      <div className="mb-1 flex flex-wrap gap-1 border-b border-line pb-2">
        {groups.map((group, index) => (
          <button
            key={group.label}
            type="button"
            data-group=""
            aria-pressed={index === 0}
            className="min-h-11 cursor-pointer rounded-field px-3 text-small font-semibold text-muted hover:text-text aria-pressed:bg-raised aria-pressed:text-text"
          >
            {group.label}
          </button>
        ))}
      </div>
    ) : (
      <p className="px-3 py-2 text-tiny font-semibold text-muted">{groups[0]?.label}</p>
    )}
    {groups.map((group, index) => (
      <ul key={group.label} data-group-links="" hidden={index !== 0} aria-label={group.label} className="grid grid-cols-3 gap-x-2">
        {group.links.map((link) => (
          <li key={link.id}>
            <a
              href={link.href}
              aria-current={link.current}
              className="flex min-h-11 items-center justify-between gap-2 rounded-field px-3 text-small text-text hover:bg-raised aria-[current]:font-semibold"
            >
              <span className="min-w-0 py-1.5 font-medium wrap-anywhere">
                {link.label}
                {link.tag && <span className="ml-2 text-tiny font-semibold text-link">{link.tag}</span>}
                {link.price && <span className="block text-tiny font-normal text-muted tabular-nums">{link.price}</span>}
              </span>
              {link.count !== undefined && (
                <span aria-hidden="true" className="text-tiny text-muted tabular-nums">
                  {link.count}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    ))}
  </div>
)

export interface MainMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly openOn: 'click' | 'hover'
  readonly showCaret: boolean
  /** Pixels between the menu and an open dropdown. */
  readonly offset: number
  readonly className?: string
}

/** The main menu on wide screens: links, some with a dropdown that `menuBehaviour` opens (NAV-01 to NAV-05). */
export const MainMenu = ({ entries, openOn, showCaret, offset, className = '' }: MainMenuProps) => (
  <MenuBar openOn={openOn} className={className}>
    <ul className="flex flex-wrap items-center gap-x-1">
      {entries.map((entry, index) => {
        const hasDropdown = entry.children.length > 0
        return (
          <li key={entry.id} data-setting={`/navigation/items/${entry.id}`} className="menu-item relative">
            <a
              href={entry.href}
              data-top={entry.id}
              aria-current={entry.current}
              aria-expanded={hasDropdown ? false : undefined}
              aria-controls={hasDropdown ? `menu-${entry.id}` : undefined}
              className="menu-top group/top flex items-center gap-1.5 px-3 text-small font-medium whitespace-nowrap text-text"
            >
              <span className="menu-label">{entry.label}</span>
              {hasDropdown && showCaret && (
                <Glyph
                  path={chevronDown}
                  size={16}
                  className="text-muted transition-transform duration-150 group-aria-expanded/top:rotate-180"
                />
              )}
            </a>
            {hasDropdown && (
              <div
                id={`menu-${entry.id}`}
                data-dropdown={entry.id}
                data-tone="background"
                className={`menu-dropdown absolute top-full z-50 min-w-60 text-text ${index > entries.length / 2 ? 'right-0' : 'left-0'}`}
                style={{ paddingTop: offset }}
              >
                <div
                  className={`rounded-field border border-line bg-background shadow-lifted ${entry.groups ? 'flex w-[min(52rem,calc(100vw-4rem))]' : ''}`}
                >
                  <ul
                    className={`p-2 ${entry.groups ? 'w-56 shrink-0 border-r border-line' : ''} ${!entry.groups && entry.children.length > 7 ? 'grid w-md grid-cols-2' : ''}`}
                  >
                    {entry.children.map((child) => (
                      <li key={child.id} data-setting={`/navigation/items/${entry.id}/children/${child.id}`}>
                        <a
                          href={child.href}
                          aria-current={child.current}
                          className="flex min-h-11 items-center rounded-field px-3 text-small text-text hover:bg-raised aria-[current]:font-semibold"
                        >
                          {child.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                  {entry.groups && <StockPanel groups={entry.groups} />}
                </div>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  </MenuBar>
)
