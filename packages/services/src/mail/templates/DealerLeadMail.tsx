import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { personName } from '@forecourt/rules/leads/inbox/personName'
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Button, Heading, Link, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { CarPanel } from './CarPanel'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame } from './MailFrame'
import { mailStyles } from './mailStyles'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td style={mailStyles.label}>{label}</td>
      <td style={mailStyles.value}>{children}</td>
    </tr>
  )
}

/** Tells the dealer of a new lead: who, about what, how to reach them. */
export function DealerLeadMail({ facts }: { facts: LeadMailFacts }) {
  const person = personName(facts)
  return (
    <MailFrame
      facts={facts}
      preview={`${person}, ${formatPhone(facts.phone) || facts.email}`}
      closing={`Received ${facts.receivedAt} on ${facts.siteAddress}. ${facts.email ? `Reply to this e-mail to answer ${facts.name || 'them'}.` : `${facts.name || 'They'} left no e-mail address: answer by phone.`}`}
    >
      <Heading style={mailStyles.heading}>{facts.subject}</Heading>
      {facts.terms && <Text style={mailStyles.text}>{facts.terms}</Text>}
      {facts.begun && (
        <Text style={mailStyles.text}>They started {facts.begun} online and left their details. No deposit has been paid yet.</Text>
      )}
      {facts.suspicious && <Text style={mailStyles.warning}>This looks as if a machine had sent it. Check it before you call.</Text>}
      {facts.car && <CarPanel car={facts.car} />}
      {facts.message && <Text style={mailStyles.message}>{facts.message}</Text>}
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ width: '100%', marginBottom: '24px' }}>
        <tbody>
          <Row label="Name">{person}</Row>
          {facts.phone && (
            <Row label="Phone">
              <Link href={`tel:${facts.phone.replace(/[^+\d]/g, '')}`} style={mailStyles.link}>
                {formatPhone(facts.phone)}
              </Link>
            </Row>
          )}
          {facts.email && (
            <Row label="Email">
              <Link href={`mailto:${facts.email}`} style={mailStyles.link}>
                {facts.email}
              </Link>
            </Row>
          )}
          {facts.locationName && <Row label="Location">{facts.locationName}</Row>}
          {facts.answers.map(({ label, value }) => (
            <Row key={label} label={label}>
              {value}
            </Row>
          ))}
        </tbody>
      </table>
      <Button href={facts.consoleAddress} style={mailStyles.button}>
        Open the lead
      </Button>
    </MailFrame>
  )
}
