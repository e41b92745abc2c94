/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, Link, render, Section, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a booking mail. */
export interface BookingMailFacts extends Pick<LeadMailFacts, 'siteName' | 'brandColour'> {
  /** Such as 'Booked: test drive, Wednesday 25 November, 9:30am'. */
  readonly subject: string
  readonly heading: string
  /** Introduction. */
  readonly introduction: string
  /** Details of the booking. */
  readonly lines: readonly { readonly label: string; readonly text: string }[]
  readonly button: { readonly label: string; readonly address: string } | null
  readonly similar: readonly { readonly name: string; readonly address: string; readonly facts: string }[]
  /** Sender name and address. */
  readonly closing: string
}

function BookingMail({ facts }: { facts: BookingMailFacts }) {
  const { heading, introduction, lines, button, similar, closing } = facts
  return (
    <MailFrame facts={facts} preview={introduction} closing={closing}>
      <Heading style={mailStyles.heading}>{heading}</Heading>
      <Text style={mailStyles.text}>{introduction}</Text>
      <Section style={mailStyles.car}>
        {lines.map(({ label, text }) => (
          <Text key={label} style={{ ...mailStyles.text, margin: '0 0 6px' }}>
            <span style={{ color: '#59636e' }}>{label}: </span>
            {text}
          </Text>
        ))}
      </Section>
      {similar.length > 0 && (
        <>
          <Text style={{ ...mailStyles.text, fontWeight: 600, margin: '0 0 8px' }}>Similar cars</Text>
          {similar.map((car) => (
            <Section key={car.address} style={mailStyles.car}>
              <Text style={mailStyles.carName}>
                <Link href={car.address} style={mailStyles.link}>
                  {car.name}
                </Link>
              </Text>
              {car.facts !== '' && <Text style={mailStyles.carFacts}>{car.facts}</Text>}
            </Section>
          ))}
        </>
      )}
      {button && (
        <Button href={button.address} style={mailStyles.button}>
          {button.label}
        </Button>
      )}
    </MailFrame>
  )
}

/** Mail about a booking (ENQ-24). */
export async function bookingMail(facts: BookingMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { subject, heading, introduction, lines, button, similar, closing } = facts
  return {
    subject,
    html: await render(<BookingMail facts={facts} />),
    text: [
      heading,
      '',
      introduction,
      '',
      ...lines.map(({ label, text }) => `${label}: ${text}`),
      '',
      ...(similar.length > 0
        ? ['Similar cars:', ...similar.flatMap(({ name, facts: line, address }) => [`${name}, ${line}`, address]), '']
        : []),
      ...(button ? [`${button.label}: ${button.address}`, ''] : []),
      closing,
    ].join('\n'),
  }
}
