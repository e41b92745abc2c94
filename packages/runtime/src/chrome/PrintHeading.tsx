import { headerParts } from '@forecourt/rules/menus/headerParts'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { withPhoneNumbers } from '../ui/PhoneNumber'

interface PrintHeadingProps {
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** Whose page it is, on paper: there the header with its menu and the footer are left out (VDP-11). */
export const PrintHeading = ({ config, request }: PrintHeadingProps) => (
  <p className="mx-auto hidden w-full max-w-page items-baseline justify-between gap-6 border-b border-line px-gutter pb-3 text-small text-muted print:flex">
    <span className="heading max-w-3/5 shrink-0 text-subsection text-text">{config.identity.name}</span>
    <span>
      {withPhoneNumbers(
        [shownValue(headerParts.phone, { config }), request.origin.replace(/^https?:\/\//, ''), config.identity.licence]
          .filter(Boolean)
          .join(' · '),
      )}
    </span>
  </p>
)
