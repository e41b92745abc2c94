export interface FooterLinksProps {
  readonly links: readonly { readonly id: string; readonly label: string; readonly href: string }[]
  /** Side by side instead of under each other. */
  readonly inline?: boolean
  readonly className?: string
}

/** Links at the end of a page. */
export const FooterLinks = ({ links, inline = false, className = '' }: FooterLinksProps) => (
  <ul className={`${inline ? 'flex flex-wrap gap-x-6' : ''} ${className}`}>
    {links.map((link) => (
      <li key={link.id}>
        <a
          href={link.href}
          className="flex min-h-11 items-center text-small pointer-fine:min-h-9 text-muted hover:text-text hover:underline"
        >
          {link.label}
        </a>
      </li>
    ))}
  </ul>
)
