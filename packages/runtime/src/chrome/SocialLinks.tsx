import { footerParts } from '@forecourt/rules/menus/footerParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../ui/Icon'

const names = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const

/** Links to the dealer's social profiles (NAV-22); null if there are none. */
export const SocialLinks = ({ social, siteName }: { readonly social: ResolvedConfig['social']; readonly siteName: string }) => {
  const profiles = shownValue(footerParts.social, { config: { social } })
  if (!profiles) return null
  return (
    <ul className="-ml-3 flex flex-wrap" data-setting="/social">
      {profiles.map((id) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="noopener"
            aria-label={`${siteName} on ${names[id]}`}
            className="grid size-12 place-items-center rounded-control text-muted hover:bg-raised hover:text-text"
          >
            <Icon name={id} size={22} />
          </a>
        </li>
      ))}
    </ul>
  )
}
