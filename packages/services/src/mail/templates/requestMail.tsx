/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import { MailFrame, mailStyles } from './MailFrame'

/** Content of a mail about a publication request. */
export interface RequestMailFacts {
  readonly siteName: string
  readonly brandColour: string
  readonly editorAddress: string
  /** The requester, and the publisher who responded; null while pending. */
  readonly author: string
  readonly answeredBy: string | null
  /** The stage: requested, published or sent back. */
  readonly stage: 'asked' | 'published' | 'sentBack'
  /** Note of the requester or of the publisher. */
  readonly note: string
  /** The changes, one sentence each. */
  readonly changes: readonly string[]
  readonly version: number | null
}

const maxChanges = 12

function headline({ stage, author, answeredBy, siteName, version }: RequestMailFacts): string {
  if (stage === 'asked') return `${author} has asked you to publish ${siteName}`
  return stage === 'published'
    ? `${answeredBy} published version ${version} of ${siteName}`
    : `${answeredBy} sent back your changes to ${siteName}`
}

const texts = {
  asked: 'Check the changes and the preview, then publish them or send them back.',
  published: 'Shoppers now see the version you requested. Your later edits are still in the draft.',
  sentBack: 'Your draft is unchanged. Edit it and send a new request.',
}

function shownChanges({ stage, changes }: RequestMailFacts): readonly string[] {
  if (stage !== 'asked') return []
  const more = changes.length - maxChanges
  return more > 0 ? [...changes.slice(0, maxChanges), `And ${more} more.`] : changes
}

function RequestMail({ facts }: { facts: RequestMailFacts }) {
  const { stage, note, editorAddress } = facts
  return (
    <MailFrame
      facts={facts}
      preview={note || texts[stage]}
      closing={
        stage === 'asked'
          ? 'You’re receiving this because you publish this site.'
          : 'You’re receiving this because you asked for these changes to be published.'
      }
    >
      <Heading style={mailStyles.heading}>{headline(facts)}</Heading>
      {note !== '' && <Text style={mailStyles.message}>{note}</Text>}
      <Text style={mailStyles.text}>{texts[stage]}</Text>
      {shownChanges(facts).map((change) => (
        <Text key={change} style={{ ...mailStyles.text, fontSize: '15px', margin: '0 0 6px' }}>
          {change}
        </Text>
      ))}
      <Button href={editorAddress} style={{ ...mailStyles.button, marginTop: '12px' }}>
        {stage === 'asked' ? 'Review changes' : 'Open the editor'}
      </Button>
    </MailFrame>
  )
}

/** Mail to publishers about a publication request, or to the requester about the response. */
export async function requestMail(facts: RequestMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const changes = shownChanges(facts)
  return {
    subject: headline(facts),
    html: await render(<RequestMail facts={facts} />),
    text: [
      `${headline(facts)}.`,
      '',
      ...(facts.note === '' ? [] : [facts.note, '']),
      texts[facts.stage],
      ...(changes.length === 0 ? [] : ['', ...changes.map((change) => `- ${change}`)]),
      '',
      `The editor: ${facts.editorAddress}`,
    ].join('\n'),
  }
}
