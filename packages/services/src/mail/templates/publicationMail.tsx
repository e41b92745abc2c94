/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Button, Heading, render, Text } from '@react-email/components'
import type { Mail } from '../Mailer'
import { MailFrame } from './MailFrame'
import { mailStyles } from './mailStyles'
import type { PublicationMailFacts } from './PublicationMailFacts'

interface Said {
  readonly headline: string
  readonly warning: string
  readonly text: string
  readonly button: string
  readonly address: string
}

/** What is said at each stage. */
function saidOf({ stage, siteName, version, at, reason, siteAddress, editorAddress }: PublicationMailFacts): Said {
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

function PublicationMail({ facts, said }: { facts: PublicationMailFacts; said: Said }) {
  return (
    <MailFrame facts={facts} preview={said.warning || said.text} closing={`${facts.author} scheduled this for ${facts.at}.`}>
      <Heading style={mailStyles.heading}>{said.headline}</Heading>
      {said.warning !== '' && <Text style={mailStyles.warning}>{said.warning}</Text>}
      <Text style={mailStyles.text}>{said.text}</Text>
      {facts.note !== '' && <Text style={mailStyles.message}>{facts.note}</Text>}
      <Button href={said.address} style={mailStyles.button}>
        {said.button}
      </Button>
    </MailFrame>
  )
}

/** Tells people of a scheduled publication: ahead of its time, when something is in its way, and what came of it. */
export async function publicationMail(facts: PublicationMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const said = saidOf(facts)
  return {
    subject: said.headline,
    html: await render(<PublicationMail facts={facts} said={said} />),
    text: [
      `${said.headline}.`,
      '',
      ...(said.warning === '' ? [] : [said.warning]),
      said.text,
      ...(facts.note === '' ? [] : ['', facts.note]),
      '',
      `${said.button}: ${said.address}`,
    ].join('\n'),
  }
}
