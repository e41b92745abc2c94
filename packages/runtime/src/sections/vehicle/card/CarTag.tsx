import { carTag } from '@forecourt/rules/car/tags/carTags'
import type { Car } from '@forecourt/rules/entities/Car'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { MediaImage } from '../../../ui/MediaImage'
import { Tag, type TagTone } from '../../../ui/Tag'

export interface CarTagProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly className?: string
}

type TextTone = Extract<NonNullable<ReturnType<typeof carTag>>, { kind: 'text' }>['tone']

const looks: Readonly<Record<TextTone, { readonly tone: TagTone; readonly setting: string }>> = {
  sold: { tone: 'dark', setting: '/tags/soldText' },
  fuel: { tone: 'positive', setting: '/tags/showFuel' },
  reserved: { tone: 'dark', setting: '/tags' },
  dealer: { tone: 'accent', setting: '/tags' },
  comingSoon: { tone: 'brand', setting: '/tags/comingSoonText' },
  justArrived: { tone: 'brand', setting: '/tags/justArrivedText' },
}

/** The tag of a car, if any (CARD-01, CAR-03 to CAR-13). */
export const CarTag = ({ car, config, request, className = '' }: CarTagProps) => {
  const tag = carTag(car, config, request.now)
  if (!tag) return null
  if (tag.kind === 'image') {
    return (
      <MediaImage
        source={tag.image}
        sizes="6rem"
        alt={tag.alt}
        width={96}
        height={40}
        className={`h-10 w-auto object-contain ${className}`}
        data-setting="/tags/certifiedBadgeImage"
      />
    )
  }
  const toneClass = looks[tag.tone]
  return (
    <Tag
      tone={toneClass.tone}
      setting={tag.text === config.tags.soldLaterText ? '/tags/soldLaterText' : toneClass.setting}
      className={`tracking-wide uppercase shadow-sm ${className}`}
    >
      {/* Pages are cached for all visitors; the site's host tells the shopper who reserved the car. */}
      {tag.tone === 'reserved' ? <span data-reserved-car={car.id}>{tag.text}</span> : tag.text}
    </Tag>
  )
}
