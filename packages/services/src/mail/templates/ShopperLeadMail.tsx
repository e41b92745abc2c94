/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Heading, Text } from '@react-email/components'
import { CarPanel } from './CarPanel'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame } from './MailFrame'
import { mailStyles } from './mailStyles'
import { signature } from './signature'
import { thanksTo } from './thanksTo'

/** Tells the shopper that their enquiry has arrived and what happens next; in words of the dealer's alone, as anybody may name any address in a form. */
export function ShopperLeadMail({ facts }: { facts: LeadMailFacts }) {
  return (
    <MailFrame
      facts={facts}
      preview={facts.nextSteps}
      closing={`You get this e-mail because someone gave this address in a form on ${facts.siteAddress}. If that wasn’t you, there is nothing to do.`}
    >
      <Heading style={mailStyles.heading}>{thanksTo(facts)}</Heading>
      {facts.terms && <Text style={mailStyles.text}>{facts.terms}</Text>}
      <Text style={mailStyles.text}>{facts.nextSteps}</Text>
      {facts.visit.map(({ label, value }) => (
        <Text key={label} style={{ ...mailStyles.text, margin: '0 0 6px' }}>
          <span style={{ color: '#59636e' }}>{label}: </span>
          {value}
        </Text>
      ))}
      {facts.car && <CarPanel car={facts.car} />}
      <Text style={mailStyles.text}>
        {facts.dealerPhone
          ? `If it can’t wait, call us on ${facts.dealerPhone}.`
          : 'You can reply to this e-mail if there is anything to add.'}
      </Text>
      <Text style={{ ...mailStyles.text, margin: 0 }}>{signature(facts)}</Text>
    </MailFrame>
  )
}
