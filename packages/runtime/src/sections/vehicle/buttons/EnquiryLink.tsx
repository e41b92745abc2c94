import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ReactNode } from 'react'
import { ButtonLink, type ButtonVariant } from '../../../ui/Button'
import type { EnquiryKind } from './enquiryForms'

interface EnquiryLinkProps {
  readonly car: Car
  readonly form: EnquiryKind
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
  /** URL without scripts; default: the form on the car's page. */
  readonly href?: string
  readonly children?: ReactNode
}

/** The label with the car's name for screen readers; an icon before it needs an element around the words. */
const LinkWords = ({ car, label, children }: Pick<EnquiryLinkProps, 'car' | 'label' | 'children'>) => {
  const words = (
    <>
      {label}
      <span className="sr-only">: {car.name}</span>
    </>
  )
  if (!children) return words
  return (
    <>
      {children}
      <span className="min-w-0">{words}</span>
    </>
  )
}

/** Link to the form on the car's page; a surrounding CarActions opens it in a dialog instead. */
export const EnquiryLink = ({ car, form, label, variant, className, setting, href, children }: EnquiryLinkProps) => (
  <ButtonLink
    href={href ?? `${carHref(car)}#enquire`}
    variant={variant}
    className={className}
    data-enquiry={form}
    data-title={label}
    data-car-slug={car.slug}
    data-car-name={car.name}
    data-setting={setting}
  >
    <LinkWords car={car} label={label}>
      {children}
    </LinkWords>
  </ButtonLink>
)

export interface PageLinkProps extends Omit<EnquiryLinkProps, 'form'> {
  readonly href: string
}

/** Link to a page about the car, such as its reservation. */
export const PageLink = ({ car, href, label, variant, className, setting, children }: PageLinkProps) => (
  <ButtonLink href={href} rel="nofollow" variant={variant} className={className} data-setting={setting}>
    <LinkWords car={car} label={label}>
      {children}
    </LinkWords>
  </ButtonLink>
)
