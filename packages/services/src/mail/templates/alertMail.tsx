/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Button, Heading, Img, Link, render, Section, Text } from '@react-email/components'
import type { Mail } from '../createMailer'
import type { LeadMailFacts } from './LeadMailFacts'
import { MailFrame, mailStyles } from './MailFrame'

/** A car in an alert mail. */
export interface AlertedCar {
  /** The change, such as 'Now $19,990, was $21,990'. */
  readonly news: string
  readonly name: string
  readonly address: string
  /** Picture URL; null without one. */
  readonly picture: string | null
  readonly facts: readonly string[]
}

/** Content of an alert mail. */
export interface AlertMailFacts extends Pick<LeadMailFacts, 'siteName' | 'brandColour' | 'siteAddress'> {
  readonly cars: readonly AlertedCar[]
  /** Sender name and address, required by law. */
  readonly sender: string
  readonly garageAddress: string
  /** One-click unsubscribe page. */
  readonly unsubscribeAddress: string
}

const closing = 'You’re getting this email because you asked for updates on the cars and searches you’ve saved.'

const alertSubject = ({ cars, siteName }: AlertMailFacts): string => {
  const [first] = cars
  if (!first) return `Car updates from ${siteName}`
  return cars.length === 1 ? `${first.name}: ${lowerFirst(first.news)}` : `${first.name} and ${cars.length - 1} more: updates on your cars`
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

function AlertMail({ facts }: { facts: AlertMailFacts }) {
  const { cars, sender, garageAddress, unsubscribeAddress } = facts
  return (
    <MailFrame facts={facts} preview={cars.map(({ name, news }) => `${name}: ${news}`).join(' · ')} closing={`${closing} ${sender}`}>
      <Heading style={mailStyles.heading}>{cars.length === 1 ? 'An update on your car' : 'Updates on your cars'}</Heading>
      {cars.map(({ news, name, address, picture, facts: lines }) => (
        <Section key={address} style={mailStyles.car}>
          {picture && (
            <Link href={address}>
              <Img
                src={picture}
                alt=""
                width={516}
                style={{ width: '100%', maxWidth: '516px', borderRadius: '4px', marginBottom: '12px' }}
              />
            </Link>
          )}
          <Text style={mailStyles.carName}>
            <Link href={address} style={mailStyles.link}>
              {name}
            </Link>
          </Text>
          <Text style={{ ...mailStyles.text, fontWeight: 600, margin: '4px 0 0' }}>{news}</Text>
          {lines.length > 0 && <Text style={mailStyles.carFacts}>{lines.join(' · ')}</Text>}
        </Section>
      ))}
      <Button href={garageAddress} style={mailStyles.button}>
        See all your cars
      </Button>
      <Text style={{ ...mailStyles.carFacts, margin: '24px 0 0' }}>
        <Link href={unsubscribeAddress} style={mailStyles.link}>
          Stop these emails{' '}
        </Link>{' '}
        in one tap.
      </Text>
    </MailFrame>
  )
}

/** Alert mail for favourites and saved searches (FAV-06). */
export async function alertMail(facts: AlertMailFacts): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const { cars, sender, garageAddress, unsubscribeAddress } = facts
  return {
    subject: alertSubject(facts),
    html: await render(<AlertMail facts={facts} />),
    text: [
      ...cars.flatMap(({ name, news, facts: lines, address }) => [
        name,
        news,
        ...(lines.length > 0 ? [lines.join(' · ')] : []),
        address,
        '',
      ]),
      `See all your cars: ${garageAddress}`,
      '',
      `Stop these emails: ${unsubscribeAddress}`,
      '',
      closing,
      sender,
    ].join('\n'),
  }
}
