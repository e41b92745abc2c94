/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../Mailer'
import { MailFrame } from './MailFrame'
import { mailStyles } from './mailStyles'
import type { PublicationMailFacts } from './PublicationMailFacts'

function PublicationMail({ facts }: { facts: PublicationMailFacts }) {
  const { at, note, reason, siteName, version } = facts
  const isLive = version !== null
  return (
    <MailFrame facts={facts} preview={isLive ? `Version ${version} went live` : reason} closing={`You scheduled this for ${at}.`}>
      <Heading style={mailStyles.heading}>{headline(facts)}</Heading>
      {isLive ? (
        <Text style={mailStyles.text}>
          What you scheduled for {at} is what shoppers of {siteName} see now.
        </Text>
      ) : (
        <>
          <Text style={mailStyles.warning}>{reason}</Text>
          <Text style={mailStyles.text}>Your draft is as you left it, and shoppers see what they saw before.</Text>
        </>
      )}
      {note !== '' && <Text style={mailStyles.message}>{note}</Text>}
      <Button href={isLive ? facts.siteAddress : facts.editorAddress} style={mailStyles.button}>
        {isLive ? 'See the live site' : 'Open the editor'}
      </Button>
    </MailFrame>
  )
}

function headline({ version, siteName }: PublicationMailFacts): string {
  return version === null ? `${siteName} was not published` : `Version ${version} of ${siteName} is live`
}

/** Tells the author of a scheduled publication what came of it. */
export async function publicationMail(facts: PublicationMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { at, note, reason, version } = facts
  return {
    subject: headline(facts),
    html: await render(<PublicationMail facts={facts} />),
    text: [
      `${headline(facts)}.`,
      '',
      version === null
        ? `${reason}\nYour draft is as you left it, and shoppers see what they saw before.`
        : `It went live as scheduled for ${at}.`,
      ...(note === '' ? [] : ['', note]),
      '',
      version === null ? `The editor: ${facts.editorAddress}` : `The site: ${facts.siteAddress}`,
    ].join('\n'),
  }
}
