/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, render, Section, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a mail about a trade-in valuation. */
export interface ValuationMailFacts extends Pick<LeadMailFacts, 'siteName' | 'brandColour'> {
  readonly heading: string
  readonly vehicle: string
  /** The offer; null if the dealership calls instead. */
  readonly figure: string | null
  /** Details: validity, basis. */
  readonly lines: readonly string[]
  readonly button: { readonly text: string; readonly address: string }
  readonly closing: string
}

function ValuationMail({ facts }: { facts: ValuationMailFacts }) {
  const { heading, vehicle, figure, lines, button, closing } = facts
  return (
    <MailFrame facts={facts} preview={`${vehicle}${figure ? `: ${figure}` : ''}`} closing={closing}>
      <Heading style={mailStyles.heading}>{heading}</Heading>
      <Section style={mailStyles.car}>
        <Text style={mailStyles.carName}>{vehicle}</Text>
        {figure && <Text style={{ ...mailStyles.heading, margin: '8px 0 0' }}>{figure}</Text>}
      </Section>
      {lines.map((line) => (
        <Text key={line} style={mailStyles.text}>
          {line}
        </Text>
      ))}
      <Button href={button.address} style={mailStyles.button}>
        {button.text}
      </Button>
    </MailFrame>
  )
}

/** Mail about the valuation of a shopper's vehicle (ENT-21). */
export async function valuationMail(facts: ValuationMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { heading, vehicle, figure, lines, button, closing } = facts
  return {
    subject: `${heading}: ${vehicle}`,
    html: await render(<ValuationMail facts={facts} />),
    text: [
      heading,
      '',
      vehicle,
      ...(figure ? [figure] : []),
      '',
      ...lines.flatMap((line) => [line, '']),
      `${button.text}: ${button.address}`,
      '',
      closing,
    ].join('\n'),
  }
}
