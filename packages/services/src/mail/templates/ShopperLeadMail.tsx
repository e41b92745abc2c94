/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Heading, Text } from '@react-email/components'
import { CarPanel } from './CarPanel'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame } from './MailFrame'
import { mailStyles } from './mailStyles'
import { signature } from './signature'

/** Tells the shopper that their enquiry has arrived and what happens next. */
export function ShopperLeadMail({ facts }: { facts: LeadMailFacts }) {
  return (
    <MailFrame
      facts={facts}
      preview={facts.nextSteps}
      closing={`You get this e-mail because someone gave this address in a form on ${facts.siteAddress}. If that wasn’t you, there is nothing to do.`}
    >
      <Heading style={mailStyles.heading}>
        Thanks, {facts.name}. We have your {facts.sent}.
      </Heading>
      {facts.terms && <Text style={mailStyles.text}>{facts.terms}</Text>}
      <Text style={mailStyles.text}>{facts.nextSteps}</Text>
      {facts.car && <CarPanel car={facts.car} />}
      {facts.message && (
        <>
          <Text style={mailStyles.label}>What you wrote</Text>
          <Text style={mailStyles.message}>{facts.message}</Text>
        </>
      )}
      <Text style={mailStyles.text}>
        {facts.dealerPhone
          ? `If it can’t wait, call us on ${facts.dealerPhone}.`
          : 'You can reply to this e-mail if there is anything to add.'}
      </Text>
      <Text style={{ ...mailStyles.text, margin: 0 }}>{signature(facts)}</Text>
    </MailFrame>
  )
}
