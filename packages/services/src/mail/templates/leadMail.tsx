import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { greetingName, personName } from '@forecourt/rules/leads/inbox/personName'
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, Link, render, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** The car of the lead, linked to its page. */
function CarPanel({ car }: { car: NonNullable<LeadMailFacts['car']> }) {
  return (
    <Section style={mailStyles.car}>
      <Text style={mailStyles.carName}>
        {car.address ? (
          <Link href={car.address} style={mailStyles.link}>
            {car.name}
          </Link>
        ) : (
          car.name
        )}
      </Text>
      {car.facts.length > 0 && <Text style={mailStyles.carFacts}>{car.facts.join(' · ')}</Text>}
    </Section>
  )
}

/** Signature: site and location name, or the location alone if its name contains the site's. */
function signature({ siteName, locationName }: Pick<LeadMailFacts, 'siteName' | 'locationName'>): string {
  if (!locationName) return siteName
  return locationName.includes(siteName) ? locationName : `${siteName}, ${locationName}`
}

/** First sentence of a confirmation. */
function thanksTo({ name, sent, begun, car }: Pick<LeadMailFacts, 'name' | 'sent' | 'begun' | 'car'>): string {
  const greeted = greetingName(name)
  const news = begun ? `You’ve started ${begun} ${car ? `the ${car.name}` : 'a car'} online.` : `We’ve received your ${sent}.`
  return `${greeted ? `Thanks, ${greeted}.` : 'Thank you.'} ${news}`
}

const referenceText = ({ reference }: Pick<LeadMailFacts, 'reference'>): string => `Your reference: ${reference}`

/** Confirms an enquiry to the shopper. Contains only the dealer's text, because a form can be submitted with a third party's address. */
function ShopperLeadMail({ facts }: { facts: LeadMailFacts }) {
  return (
    <MailFrame
      facts={facts}
      preview={facts.nextSteps}
      closing={`You’re getting this email because someone entered this address in a form on ${facts.siteAddress}. If it wasn’t you, just ignore it.`}
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
      {!facts.begun && <Text style={mailStyles.text}>{referenceText(facts)}</Text>}
      <Text style={mailStyles.text}>
        {facts.dealerPhone ? `If it can’t wait, call us on ${facts.dealerPhone}.` : 'If there’s anything to add, just reply to this email.'}
      </Text>
      <Text style={{ ...mailStyles.text, margin: 0 }}>{signature(facts)}</Text>
    </MailFrame>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td style={mailStyles.label}>{label}</td>
      <td style={mailStyles.value}>{children}</td>
    </tr>
  )
}

/** Notifies the dealer of a lead: shopper, subject, contact details. */
function DealerLeadMail({ facts }: { facts: LeadMailFacts }) {
  const person = personName(facts)
  return (
    <MailFrame
      facts={facts}
      preview={`${person}, ${formatPhone(facts.phone) || facts.email}`}
      closing={`Received ${facts.receivedAt} on ${facts.siteAddress}. ${facts.email ? `Reply to this email to answer ${facts.name || 'them'}.` : `${facts.name || 'They'} left no email address, so please call.`}`}
    >
      <Heading style={mailStyles.heading}>{facts.subject}</Heading>
      {facts.terms && <Text style={mailStyles.text}>{facts.terms}</Text>}
      {facts.begun && <Text style={mailStyles.text}>{begunText(facts)}</Text>}
      {facts.suspicious && <Text style={mailStyles.warning}>This looks like spam. Check it before you call.</Text>}
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

type WrittenMail = Pick<Mail, 'subject' | 'html' | 'text'>

/** Notification of a new lead for the dealer. */
export async function dealerLeadMail(facts: LeadMailFacts): Promise<WrittenMail> {
  const person = personName(facts)
  const about = facts.car ? `${facts.subject}: ${facts.car.name}` : facts.subject
  return {
    subject: `${facts.suspicious ? '[Check] ' : ''}${about} – ${person}`,
    html: await render(<DealerLeadMail facts={facts} />),
    text: lines(
      about,
      facts.terms ?? begunText(facts),
      facts.suspicious ? 'This looks like spam. Check it before you call.' : null,
      '',
      `Name: ${person}`,
      facts.phone ? `Phone: ${formatPhone(facts.phone)}` : null,
      facts.email ? `Email: ${facts.email}` : null,
      facts.locationName ? `Location: ${facts.locationName}` : null,
      ...facts.answers.map(({ label, value }) => `${label}: ${value}`),
      facts.message ? `\n${facts.message}\n` : '',
      ...carLines(facts),
      `The lead: ${facts.consoleAddress}`,
    ),
  }
}

function carLines({ car }: LeadMailFacts): string[] {
  return car ? [[car.name, ...car.facts].join(', '), ...(car.address ? [car.address] : []), ''] : []
}

function lines(...all: (string | null)[]): string {
  return all.filter((line) => line !== null).join('\n')
}

function shopperSubject({ begun, sent, car, visit, siteName }: LeadMailFacts): string {
  if (begun) return car ? `You’ve started ${begun} the ${car.name}` : `You’ve started ${begun} a car – ${siteName}`
  const about = car?.name ?? visit.find(({ label }) => label === 'Car')?.value
  return about ? `We’ve received your ${sent} about the ${about}` : `We’ve received your ${sent} – ${siteName}`
}

const begunText = ({ begun }: LeadMailFacts): string | null => {
  if (begun === 'subscribing to') return 'They started a subscription online and left their details. Nothing has been paid yet.'
  return begun && `They started ${begun} online and left their details. No deposit has been paid yet.`
}

/** Confirmation for the shopper. */
export async function shopperLeadMail(facts: LeadMailFacts): Promise<WrittenMail> {
  return {
    subject: shopperSubject(facts),
    html: await render(<ShopperLeadMail facts={facts} />),
    text: lines(
      thanksTo(facts),
      '',
      ...(facts.terms ? [facts.terms, ''] : []),
      facts.nextSteps,
      '',
      ...facts.visit.map(({ label, value }) => `${label}: ${value}`),
      ...(facts.visit.length > 0 ? [''] : []),
      ...carLines(facts),
      ...(facts.begun ? [] : [referenceText(facts), '']),
      facts.dealerPhone ? `If it can’t wait, call us on ${facts.dealerPhone}.` : null,
      signature(facts),
    ),
  }
}
