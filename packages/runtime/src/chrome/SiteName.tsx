import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { pictureSource } from '../ui/pictureSource'
import { initials } from './initials'

const drawn = {
  wordmark: ({ name }: { name: string }) => (
    <span className="heading text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)] leading-none">{name}</span>
  ),
  monogram: ({ name }: { name: string }) => (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="heading grid size-11 shrink-0 place-items-center rounded-field bg-brand text-[1.125rem] leading-none text-on-brand"
      >
        {initials(name)}
      </span>
      <span className="heading text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-[1.1]">{name}</span>
    </span>
  ),
  badge: ({ name }: { name: string }) => (
    <span className="heading inline-block rounded-field bg-brand px-3.5 py-2.5 text-[clamp(1.0625rem,1rem+0.4vw,1.3125rem)] leading-none text-on-brand">
      {name}
    </span>
  ),
} as const

/** The dealer's name as its logo, leading home. */
export const SiteName = ({ identity, centred = false }: { readonly identity: ResolvedConfig['identity']; readonly centred?: boolean }) => {
  const Drawn = drawn[identity.logoStyle]
  return (
    <a
      href="/"
      data-setting="/identity/name"
      className={`flex min-h-11 min-w-0 flex-col justify-center gap-1 text-text ${centred ? 'lg:items-center lg:text-center' : ''}`}
    >
      {identity.logoImage ? (
        <img
          {...pictureSource(identity.logoImage)}
          sizes="200px"
          alt={identity.name}
          width={200}
          height={44}
          className="h-11 w-auto max-w-48 object-contain object-left"
        />
      ) : (
        <Drawn name={identity.name} />
      )}
      {identity.tagline && <span className="hidden text-tiny leading-tight text-muted sm:block">{identity.tagline}</span>}
    </a>
  )
}
