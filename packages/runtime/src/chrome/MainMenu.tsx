import { Glyph } from '../ui/Glyph'
import { chevronDown } from '../ui/icons/chevronDown'
import { MenuBar } from './MenuBar.client'
import type { MenuEntry } from './MenuEntry'
import { StockPanel } from './StockPanel'

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
