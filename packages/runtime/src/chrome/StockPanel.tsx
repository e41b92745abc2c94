import type { MenuGroup } from './MenuEntry'

/** The part of a dropdown that is filled from stock: its groups, and the links of one of them, at first of the first (NAV-18). */
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
              <span className="min-w-0 py-1.5">
                <span className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                  {link.label}
                  {link.tag && <span className="text-tiny font-semibold text-link">{link.tag}</span>}
                </span>
                {link.price && <span className="block text-tiny text-muted tabular-nums">{link.price}</span>}
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
