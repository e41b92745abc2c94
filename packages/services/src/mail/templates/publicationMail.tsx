/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import { MailFrame, mailStyles } from './MailFrame'

/** Everything the e-mail about a scheduled publication says. */
export interface PublicationMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  readonly editorAddress: string
  /** Who scheduled it. */
  readonly author: string
  /** When it is or was to go live, in the site's zone. */
  readonly at: string
  readonly note: string
  /** Ahead of its time, because something is in its way, or because it was settled. */
  readonly stage: 'reminder' | 'obstacle' | 'settled'
  /** The version that went live; null when it was refused or still waits. */
  readonly version: number | null
  /** Why it was or would be refused; empty when nothing is in its way. */
  readonly reason: string
}

interface MailWords {
  readonly headline: string
  readonly warning: string
  readonly text: string
  readonly button: string
  readonly address: string
}

/** The words of each stage. */
function mailWords({ stage, siteName, version, at, reason, siteAddress, editorAddress }: PublicationMailFacts): MailWords {
  const editor = { button: 'Open the editor', address: editorAddress }
  if (stage === 'reminder')
    return {
      headline: `${siteName} goes live ${at}`,
      warning: reason,
      text: 'What was scheduled goes live by itself, as it was then. Later edits stay in the draft. You can change the time or cancel it in the editor.',
      ...editor,
    }
  if (stage === 'obstacle')
    return {
      headline: `What is scheduled for ${siteName} needs you`,
      warning: reason,
      text: `As things are, nothing will go live ${at}. Choose what holds, or schedule it anew, before then.`,
      ...editor,
    }
  return version === null
    ? {
        headline: `${siteName} was not published`,
        warning: reason,
        text: 'The draft is as it was left, and shoppers see what they saw before.',
        ...editor,
      }
    : {
        headline: `Version ${version} of ${siteName} is live`,
        warning: '',
        text: `It went live as scheduled for ${at}.${reason === '' ? '' : ` ${reason}`}`,
        button: 'See the live site',
        address: siteAddress,
      }
}

function PublicationMail({ facts, words }: { facts: PublicationMailFacts; words: MailWords }) {
  return (
    <MailFrame facts={facts} preview={words.warning || words.text} closing={`${facts.author} scheduled this for ${facts.at}.`}>
      <Heading style={mailStyles.heading}>{words.headline}</Heading>
      {words.warning !== '' && <Text style={mailStyles.warning}>{words.warning}</Text>}
      <Text style={mailStyles.text}>{words.text}</Text>
      {facts.note !== '' && <Text style={mailStyles.message}>{facts.note}</Text>}
      <Button href={words.address} style={mailStyles.button}>
        {words.button}
      </Button>
    </MailFrame>
  )
}

/** Tells people of a scheduled publication: ahead of its time, when something is in its way, and what came of it. */
export async function publicationMail(facts: PublicationMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const words = mailWords(facts)
  return {
    subject: words.headline,
    html: await render(<PublicationMail facts={facts} words={words} />),
    text: [
      `${words.headline}.`,
      '',
      ...(words.warning === '' ? [] : [words.warning]),
      words.text,
      ...(facts.note === '' ? [] : ['', facts.note]),
      '',
      `${words.button}: ${words.address}`,
    ].join('\n'),
  }
}
