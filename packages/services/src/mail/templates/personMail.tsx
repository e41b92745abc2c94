/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import { MailFrame, mailStyles } from './MailFrame'

/** Everything a mail about somebody's own account says. */
export interface PersonMailFacts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly text: string; readonly address: string }
  /** The quiet line at the end: why this came. */
  readonly closing: string
}

const frame = { siteName: 'Forecourt', brandColour: '#0f5c4a' }

function PersonMail({ facts: { heading, paragraphs, button, closing } }: { facts: PersonMailFacts }) {
  return (
    <MailFrame facts={frame} preview={paragraphs[0] ?? heading} closing={closing}>
      <Heading style={mailStyles.heading}>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={mailStyles.text}>
          {paragraph}
        </Text>
      ))}
      <Button href={button.address} style={mailStyles.button}>
        {button.text}
      </Button>
    </MailFrame>
  )
}

/** A mail to a person of the console about their own account. */
export async function personMail(facts: PersonMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { heading, paragraphs, button, closing } = facts
  return {
    subject: heading,
    html: await render(<PersonMail facts={facts} />),
    text: [`${heading}.`, '', ...paragraphs.flatMap((paragraph) => [paragraph, '']), `${button.text}: ${button.address}`, '', closing].join(
      '\n',
    ),
  }
}
