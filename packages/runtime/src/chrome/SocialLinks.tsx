import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Icon } from '../ui/Icon'

const profiles = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'tiktok', name: 'TikTok' },
] as const

/** The business elsewhere (NAV-22); nothing when it is nowhere else. */
export const SocialLinks = ({ social, siteName }: { readonly social: ResolvedConfig['social']; readonly siteName: string }) => {
  const shown = profiles.filter(({ id }) => social[id])
  if (shown.length === 0) return null
  return (
    <ul className="-ml-3 flex flex-wrap" data-setting="/social">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a
            href={social[id]}
            rel="noopener"
            aria-label={`${siteName} on ${name}`}
            className="grid size-12 place-items-center rounded-control text-muted hover:bg-raised hover:text-text"
          >
            <Icon name={id} size={22} />
          </a>
        </li>
      ))}
    </ul>
  )
}
