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

/** The label, after an icon in an element of its own, so that it can shrink. */
const withIcon = (label: string, icon: ReactNode): ReactNode =>
  icon ? (
    <>
      {icon}
      <span className="min-w-0">{label}</span>
    </>
  ) : (
    label
  )

/** Link to the form on the car's page; a surrounding CarActions opens it in a dialog instead. */
export const EnquiryLink = ({ car, form, label, variant, className, setting, href, children }: EnquiryLinkProps) => (
  <ButtonLink
    href={href ?? `${carHref(car)}#enquire`}
    aria-label={`${label}: ${car.name}`}
    variant={variant}
    className={className}
    data-enquiry={form}
    data-title={label}
    data-car-slug={car.slug}
    data-car-name={car.name}
    data-setting={setting}
  >
    {withIcon(label, children)}
  </ButtonLink>
)

export interface PageLinkProps extends Omit<EnquiryLinkProps, 'form'> {
  readonly href: string
}

/** Link to a page about the car, such as its reservation. */
export const PageLink = ({ car, href, label, variant, className, setting, children }: PageLinkProps) => (
  <ButtonLink
    href={href}
    rel="nofollow"
    aria-label={`${label}: ${car.name}`}
    variant={variant}
    className={className}
    data-setting={setting}
  >
    {withIcon(label, children)}
  </ButtonLink>
)
