import { headerParts, isNameDrawn } from '@forecourt/rules/menus/headerParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { MediaImage } from '../ui/MediaImage'

/** The initials of the first two significant words of a name. */
export const initials = (name: string): string =>
  name
    .split(/[\s&+-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(the|of|and)$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

interface NameProps {
  readonly name: string
  readonly tagline: string
  /** Key in the media library; empty for none. */
  readonly logoImage: string
}

const Tagline = ({ tagline }: Pick<NameProps, 'tagline'>) =>
  tagline && <span className="mt-1 hidden text-tiny leading-tight text-muted sm:block">{tagline}</span>

const Initials = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="heading grid size-11 shrink-0 place-items-center rounded-field bg-brand text-[1.125rem] leading-none text-on-brand"
  >
    {initials(name)}
  </span>
)

/** Names longer than this get a smaller font on phones, where icons take half the row. */
const longName = 13
const longNameBesideMark = 20

/** Names longer than this are truncated in the phone header, which is sticky; the footer shows them in full. */
const truncatedFrom = 40

const shortened = (name: string) => (name.length > truncatedFrom ? 'max-sm:line-clamp-3' : '')

const MarkedName = ({ name, tagline, mark }: Pick<NameProps, 'name' | 'tagline'> & { readonly mark: ReactNode }) => (
  <span className="flex items-center gap-3">
    {mark}
    <span className="block">
      <span
        className={`heading block text-[clamp(1.125rem,1rem+0.5vw,1.375rem)] leading-[1.1] text-balance lg:whitespace-nowrap ${name.length > longNameBesideMark ? 'max-sm:text-[0.9375rem]' : ''} ${shortened(name)}`}
      >
        {name}
      </span>
      <Tagline tagline={tagline} />
    </span>
  </span>
)

const nameLayouts = {
  wordmark: ({ name, tagline }: NameProps) => (
    <span className="block">
      <span
        className={`heading block leading-none text-balance lg:whitespace-nowrap ${name.length > longName ? 'max-sm:text-[1.0625rem]' : ''} ${shortened(name)} text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]`}
      >
        {name}
      </span>
      <Tagline tagline={tagline} />
    </span>
  ),
  monogram: ({ name, tagline }: NameProps) => <MarkedName name={name} tagline={tagline} mark={<Initials name={name} />} />,
  mark: ({ name, tagline, logoImage }: NameProps) => (
    <MarkedName
      name={name}
      tagline={tagline}
      mark={
        logoImage ? (
          <MediaImage source={logoImage} sizes="44px" alt="" width={44} height={44} className="size-11 shrink-0 object-contain" />
        ) : (
          <Initials name={name} />
        )
      }
    />
  ),
  badge: ({ name, tagline }: NameProps) => (
    <span className="flex items-center gap-3">
      <span className="heading block rounded-field bg-brand px-3.5 py-3 text-[clamp(1.0625rem,1rem+0.4vw,1.3125rem)] leading-none whitespace-nowrap text-on-brand">
        {name}
      </span>
      {tagline && <span className="hidden max-w-32 text-tiny leading-tight text-muted xl:block">{tagline}</span>}
    </span>
  ),
} as const

/** The dealer's logo or name, linked to the home page. */
export const SiteName = ({ identity, centred = false }: { readonly identity: ResolvedConfig['identity']; readonly centred?: boolean }) => {
  const NameView = nameLayouts[identity.logoStyle]
  const context = { config: { identity } }
  return (
    <a
      href="/"
      data-setting="/identity/name"
      className={`inline-flex min-h-11 max-w-full items-center align-top text-text ${centred ? 'lg:text-center' : ''}`}
    >
      {isNameDrawn(context) ? (
        <NameView name={identity.name} tagline={shownValue(headerParts.tagline, context) ?? ''} logoImage={identity.logoImage} />
      ) : (
        <MediaImage
          source={identity.logoImage}
          sizes="200px"
          alt={identity.name}
          width={200}
          height={44}
          className="h-11 w-auto max-w-48 object-contain object-left"
        />
      )}
    </a>
  )
}
