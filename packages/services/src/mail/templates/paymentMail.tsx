/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Column, Heading, Link, Row, render, Section, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a mail about a reservation, a payment or a prize. */
export interface PaymentMailFacts extends Pick<LeadMailFacts, 'siteName' | 'brandColour' | 'siteAddress'> {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly button: { readonly label: string; readonly address: string } | null
  /** Alternatives if the requested car was sold. */
  readonly cars: readonly { readonly name: string; readonly address: string; readonly price: string }[]
  /** Sender name and contact. */
  readonly closing: string
}

function PaymentMail({ facts }: { facts: PaymentMailFacts }) {
  const { heading, paragraphs, button, cars, closing } = facts
  return (
    <MailFrame facts={facts} preview={paragraphs[0] ?? heading} closing={closing}>
      <Heading style={mailStyles.heading}>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={mailStyles.text}>
          {paragraph}
        </Text>
      ))}
      <Section style={{ margin: '0 0 20px' }}>
        {facts.facts.map(({ label, value }) => (
          <Row key={label}>
            <Column style={mailStyles.label}>{label}</Column>
            <Column style={mailStyles.value}>{value}</Column>
          </Row>
        ))}
      </Section>
      {cars.length > 0 && <Text style={{ ...mailStyles.text, fontWeight: 600 }}>Similar cars available:</Text>}
      {cars.map(({ name, address, price }) => (
        <Section key={address} style={{ ...mailStyles.car, margin: '0 0 12px' }}>
          <Text style={mailStyles.carName}>
            <Link href={address} style={mailStyles.link}>
              {name}
            </Link>
          </Text>
          <Text style={mailStyles.carFacts}>{price}</Text>
        </Section>
      ))}
      {button && (
        <Button href={button.address} style={mailStyles.button}>
          {button.label}
        </Button>
      )}
    </MailFrame>
  )
}

/** Mail about a reservation or a payment (CHK-02, CHK-04). */
export async function paymentMail(facts: PaymentMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { subject, heading, paragraphs, button, cars, closing } = facts
  return {
    subject,
    html: await render(<PaymentMail facts={facts} />),
    text: [
      heading,
      '',
      ...paragraphs.flatMap((paragraph) => [paragraph, '']),
      ...facts.facts.map(({ label, value }) => `${label}: ${value}`),
      '',
      ...cars.flatMap(({ name, price, address }) => [`${name}, ${price}`, address, '']),
      ...(button ? [`${button.label}: ${button.address}`, ''] : []),
      closing,
    ].join('\n'),
  }
}
