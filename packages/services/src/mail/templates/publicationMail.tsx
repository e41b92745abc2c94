/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a mail about a scheduled publication. */
export interface PublicationMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly siteAddress: string
  readonly editorAddress: string
  /** User who scheduled it. */
  readonly author: string
  /** Publication time in the site's time zone. */
  readonly at: string
  readonly note: string
  /** Reminder before the time, warning about an obstacle, or final result. */
  readonly stage: 'reminder' | 'obstacle' | 'settled'
  /** The published version; null if refused or pending. */
  readonly version: number | null
  /** Reason of the refusal or obstacle; empty if none. */
  readonly reason: string
}

interface MailTexts {
  readonly headline: string
  readonly warning: string
  readonly text: string
  readonly button: string
  readonly address: string
}

/** Texts of each stage. */
function mailTexts({ stage, siteName, version, at, reason, siteAddress, editorAddress }: PublicationMailFacts): MailTexts {
  const editor = { button: 'Open the editor', address: editorAddress }
  if (stage === 'reminder')
    return {
      headline: `${siteName} goes live ${at}`,
      warning: reason,
      text: 'The scheduled version goes live automatically, as it was when you scheduled it. Later edits stay in the draft. You can change the time or cancel it in the editor.',
      ...editor,
    }
  if (stage === 'obstacle')
    return {
      headline: `The scheduled publication of ${siteName} needs your attention`,
      warning: reason,
      text: `As it stands, nothing will go live ${at}. Choose which values to keep, or schedule it again, before then.`,
      ...editor,
    }
  return version === null
    ? {
        headline: `${siteName} was not published`,
        warning: reason,
        text: 'The draft is unchanged, and shoppers still see the previous version.',
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

function PublicationMail({ facts, texts }: { facts: PublicationMailFacts; texts: MailTexts }) {
  return (
    <MailFrame facts={facts} preview={texts.warning || texts.text} closing={`${facts.author} scheduled this for ${facts.at}.`}>
      <Heading style={mailStyles.heading}>{texts.headline}</Heading>
      {texts.warning !== '' && <Text style={mailStyles.warning}>{texts.warning}</Text>}
      <Text style={mailStyles.text}>{texts.text}</Text>
      {facts.note !== '' && <Text style={mailStyles.message}>{facts.note}</Text>}
      <Button href={texts.address} style={mailStyles.button}>
        {texts.button}
      </Button>
    </MailFrame>
  )
}

/** Mail about a scheduled publication: reminder, obstacle, or result. */
export async function publicationMail(facts: PublicationMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const texts = mailTexts(facts)
  return {
    subject: texts.headline,
    html: await render(<PublicationMail facts={facts} texts={texts} />),
    text: [
      `${texts.headline}.`,
      '',
      ...(texts.warning === '' ? [] : [texts.warning]),
      texts.text,
      ...(facts.note === '' ? [] : ['', facts.note]),
      '',
      `${texts.button}: ${texts.address}`,
    ].join('\n'),
  }
}
