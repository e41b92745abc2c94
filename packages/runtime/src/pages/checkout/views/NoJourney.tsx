import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasMainPhone } from '@forecourt/schema/switches/hasMainPhone'
import { ArrowLink } from '../../../ui/ArrowLink'
import { Container } from '../../../ui/Container'
import { Heading } from '../../../ui/Heading'
import { PhoneNumber } from '../../../ui/PhoneNumber'

/** A link that leads to no journey: mistyped, or too old. */
export const NoJourney = ({ config }: { readonly config: ResolvedConfig }) => (
  <Container width="narrow" className="pt-10 pb-section">
    <Heading level={1} size="section">
      This link doesn’t lead anywhere any more
    </Heading>
    <p className="mt-3 max-w-prose text-muted text-pretty">
      Part of it is missing, or it is more than a month old. Nothing is lost that was paid: the mail with your receipt has the link of the
      reservation
      {hasMainPhone(config.phone) && (
        <>
          , and <PhoneNumber>{config.phone.main}</PhoneNumber> knows where it stands
        </>
      )}
      .
    </p>
    <div className="mt-6">
      <ArrowLink href="/search">See all cars</ArrowLink>
    </div>
  </Container>
)
