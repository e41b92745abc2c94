import { ButtonLink } from '../../../ui/Button'
import type { EnquiryLinkProps } from './EnquiryLink'

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
