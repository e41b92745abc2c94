import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ReactNode } from 'react'
import { ButtonLink, type ButtonVariant } from '../../../ui/Button'
import type { EnquiryKind } from './enquiryForms'

export interface EnquiryLinkProps {
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
