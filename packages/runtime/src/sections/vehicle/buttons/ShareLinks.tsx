import type { ShareLink } from '@forecourt/rules/car/shareLinks'

/** Share targets as plain links, for a page without scripts (UI-08); copying needs a script. */
export const ShareLinks = ({ links }: { readonly links: readonly ShareLink[] }) => (
  <ul className="absolute inset-x-0 top-full z-20 mt-1 min-w-44 rounded-card border border-line bg-background p-1 shadow-lifted">
    {links.map(({ target, label, href }) =>
      href === null ? null : (
        <li key={target}>
          <a href={href} rel="noopener nofollow" className="flex min-h-11 items-center rounded-field px-3 hover:bg-raised">
            {label}
          </a>
        </li>
      ),
    )}
  </ul>
)
