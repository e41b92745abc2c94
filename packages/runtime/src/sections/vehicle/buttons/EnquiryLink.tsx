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
  /** Where it leads without a script; to the form on the car's page unless said. */
  readonly href?: string
  readonly children?: ReactNode
}

/** Leads to the form on the car's page; CarActions around it opens the form in a dialog instead. */
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
    {children}
    <span className="min-w-0">
      {label}
      <span className="sr-only">: {car.name}</span>
    </span>
  </ButtonLink>
)

export interface PageLinkProps extends Omit<EnquiryLinkProps, 'form'> {
  readonly href: string
}

/** Leads to a page of its own about the car, such as the one that reserves it. */
export const PageLink = ({ car, href, label, variant, className, setting, children }: PageLinkProps) => (
  <ButtonLink href={href} rel="nofollow" variant={variant} className={className} data-setting={setting}>
    {children}
    <span className="min-w-0">
      {label}
      <span className="sr-only">: {car.name}</span>
    </span>
  </ButtonLink>
)
