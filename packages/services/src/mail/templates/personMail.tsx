/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of an account mail. */
export interface PersonMailFacts {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly text: string; readonly address: string }
  /** Footer: why the user receives this mail. */
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

/** Mail to a console user about their account. */
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
