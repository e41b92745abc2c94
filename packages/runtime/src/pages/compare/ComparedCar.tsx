import { buttonOpens, carButtonsFor, subscribeButton } from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { carHref, compareHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { EnquiryLink, PageLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { ImagesComingSoon } from '../../sections/vehicle/card/ImagesComingSoon'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { unbroken } from '../../ui/unbroken'

interface ComparedActionsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

const actionClass = 'w-full min-h-11! px-2! py-1.5 text-small!'

/** Actions of a compared car: subscribe where that is possible, enquire, and view, with the labels of the site's cards. */
export const ComparedActions = ({ car, config, request }: ComparedActionsProps) => {
  const named = carButtonsFor(car, config.card.buttons, { config, place: 'card', now: request.now })
  const labelOf = (id: string, usual: string) => named.find((button) => button.id === id)?.label ?? usual
  const [form, label] = isInStock(car)
    ? (['vehicle', labelOf('enquire', 'Enquire')] as const)
    : (['similar', labelOf('similar', 'Find Me Something Similar')] as const)
  const subscribe = subscribeButton(car, { config, now: request.now })
  const opens = subscribe && buttonOpens(subscribe.id, car, config)
  return (
    <div className="flex flex-col gap-2">
      {subscribe && opens?.kind === 'page' && (
        <PageLink car={car} href={opens.href} label={subscribe.label} variant="primary" className={actionClass} />
      )}
      {subscribe && opens?.kind === 'form' && (
        <EnquiryLink car={car} form={opens.form} label={subscribe.label} variant="primary" className={actionClass} />
      )}
      <EnquiryLink car={car} form={form} label={label} variant={subscribe ? 'outline' : 'primary'} className={actionClass} />
      <ButtonLink href={carHref(car)} variant="outline" className={actionClass}>
        {labelOf('details', 'View Details')}
        <span className="sr-only">: {car.name}</span>
      </ButtonLink>
    </div>
  )
}

interface ComparedNameProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** The photo above a column, with a button to remove its car. */
export const ComparedPhoto = ({ car, slugs }: { readonly car: Car; readonly slugs: readonly string[] }) => {
  const photo = car.images[0]
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers only; the name is the accessible link */}
      <a
        href={carHref(car)}
        tabIndex={-1}
        aria-hidden="true"
        className={`block aspect-3/2 overflow-hidden rounded-card bg-raised ${isInStock(car) ? '' : 'saturate-50'}`}
      >
        {photo ? (
          <Picture source={photo.key} alt="" sizes="(min-width: 1024px) 18rem, 10rem" className="h-full!" />
        ) : (
          // In a phone's small tiles only the outline fits, below the corner button.
          <ImagesComingSoon itemType={car.itemType} className="h-full max-lg:justify-end max-lg:pb-[14%] max-lg:[&>span]:hidden" />
        )}
      </a>
      <a
        href={compareHref(slugs.filter((slug) => slug !== car.slug))}
        data-leaves={car.slug}
        aria-label={`Remove ${car.name} from the comparison`}
        className="group/leave absolute top-0 right-0 grid size-11 place-items-center print:hidden"
      >
        <span className="grid size-8 place-items-center rounded-full bg-background/92 text-text shadow-resting group-hover/leave:bg-background">
          <Icon name="x" size={16} />
        </span>
      </a>
    </div>
  )
}

/**
 * The name above a column, with enough lines in a phone's narrow columns for the model after a long make, and the price as on the car's
 * card, or that the car is sold.
 */
export const ComparedName = ({ car, config }: ComparedNameProps) => (
  <>
    <a
      href={carHref(car)}
      title={car.name}
      className="heading line-clamp-5 text-small leading-snug text-pretty underline-offset-4 wrap-anywhere hover:underline lg:line-clamp-3 lg:text-card"
    >
      {unbroken(car.name)}
    </a>
    {isInStock(car) ? (
      <div className="mt-1">
        <PriceBlock car={car} config={config} size="card" />
      </div>
    ) : (
      <span className="mt-1 block text-small text-muted">{car.status === 'sold' ? 'Sold' : 'No longer available'}</span>
    )}
  </>
)
