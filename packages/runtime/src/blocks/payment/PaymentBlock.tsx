import { payment } from '@forecourt/rules/blocks/kinds/payment'
import { shows } from '@forecourt/rules/parts/Part'
import { onlinePaymentFields } from '@forecourt/rules/reservations/online/onlinePayment'
import { BlockForm } from '../../forms/BlockForm'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Payment form with amount and reference; the card is entered on the provider's page (RTE-21). */
export const PaymentBlock = ({ block, config, site, level, tone, setting }: BlockProps<'payment'>) => (
  <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
    <BlockForm
      action="/api/online-payment"
      setting={setting}
      fields={onlinePaymentFields(block, site)}
      submitLabel={block.buttonLabel.trim() || 'Continue to payment'}
    />
    <p className="mt-4 max-w-prose text-small text-muted text-pretty">
      You’ll pay {config.identity.name} on its payment provider’s secure page, so you never enter a card number here. No surcharge is added.
    </p>
    {shows(payment.parts.note, { block }) && <RichText text={block.note} className="mt-3 text-tiny text-muted" />}
  </SectionBand>
)
