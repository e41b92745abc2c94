/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Heading, render, Section, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a sign-in code mail. */
export interface CodeMailFacts extends Pick<LeadMailFacts, 'siteName' | 'brandColour' | 'siteAddress'> {
  /** Six digits. */
  readonly code: string
}

const closingText = ({ siteAddress }: CodeMailFacts) =>
  `Someone entered this address on ${siteAddress}. If it wasn’t you, just ignore this email. No one can sign in without the code.`

function CodeMail({ facts }: { facts: CodeMailFacts }) {
  return (
    <MailFrame facts={facts} preview={`${facts.code} is your code for ${facts.siteName}`} closing={closingText(facts)}>
      <Heading style={mailStyles.heading}>Your sign-in code</Heading>
      <Section style={{ ...mailStyles.car, textAlign: 'center' }}>
        <Text style={{ ...mailStyles.heading, fontSize: '36px', lineHeight: '44px', letterSpacing: '0.25em', margin: 0 }}>
          {facts.code}
        </Text>
      </Section>
      <Text style={{ ...mailStyles.text, margin: 0 }}>
        Enter it on the page where you requested it. It works for 10 minutes, and only in that browser. We’ll never ask for it by phone.
      </Text>
    </MailFrame>
  )
}

/** Mail with a sign-in code (RTE-13). */
export async function codeMail(facts: CodeMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  return {
    subject: `${facts.code} is your code for ${facts.siteName}`,
    html: await render(<CodeMail facts={facts} />),
    text: [
      `Your sign-in code: ${facts.code}`,
      '',
      'Enter it on the page where you requested it. It works for 10 minutes, and only in that browser. We’ll never ask for it by phone.',
      '',
      closingText(facts),
    ].join('\n'),
  }
}
