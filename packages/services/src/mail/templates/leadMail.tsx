import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { personName } from '@forecourt/rules/leads/inbox/personName'
/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { render } from '@react-email/components'
import type { Mail } from '../Mailer'
import { DealerLeadMail } from './DealerLeadMail'
import type { LeadMailFacts } from './LeadMailFacts'
import { ShopperLeadMail } from './ShopperLeadMail'
import { signature } from './signature'
import { thanksTo } from './thanksTo'

type Written = Pick<Mail, 'subject' | 'html' | 'text'>

/** The message to the dealer about a new lead. */
export async function dealerLeadMail(facts: LeadMailFacts): Promise<Written> {
  const person = personName(facts)
  const about = facts.car ? `${facts.subject}: ${facts.car.name}` : facts.subject
  return {
    subject: `${facts.suspicious ? '[Check] ' : ''}${about} – ${person}`,
    html: await render(<DealerLeadMail facts={facts} />),
    text: lines(
      about,
      facts.terms ?? begunText(facts),
      facts.suspicious ? 'This looks as if a machine had sent it. Check it before you call.' : null,
      '',
      `Name: ${person}`,
      facts.phone ? `Phone: ${formatPhone(facts.phone)}` : null,
      facts.email ? `Email: ${facts.email}` : null,
      facts.locationName ? `Location: ${facts.locationName}` : null,
      ...facts.answers.map(({ label, value }) => `${label}: ${value}`),
      facts.message ? `\n${facts.message}\n` : '',
      ...carLines(facts),
      `The lead: ${facts.consoleAddress}`,
    ),
  }
}

function carLines({ car }: LeadMailFacts): string[] {
  return car ? [[car.name, ...car.facts].join(', '), ...(car.address ? [car.address] : []), ''] : []
}

function lines(...all: (string | null)[]): string {
  return all.filter((line) => line !== null).join('\n')
}

function shopperSubject({ begun, sent, car, visit, siteName }: LeadMailFacts): string {
  if (begun) return car ? `You’ve started ${begun} the ${car.name}` : `You’ve started ${begun} a car – ${siteName}`
  const about = car?.name ?? visit.find(({ label }) => label === 'Car')?.value
  return about ? `We have your ${sent} about the ${about}` : `We have your ${sent} – ${siteName}`
}

const begunText = ({ begun }: LeadMailFacts): string | null =>
  begun && `They started ${begun} online and left their details. No deposit has been paid yet.`

/** The confirmation to the shopper. */
export async function shopperLeadMail(facts: LeadMailFacts): Promise<Written> {
  return {
    subject: shopperSubject(facts),
    html: await render(<ShopperLeadMail facts={facts} />),
    text: lines(
      thanksTo(facts),
      '',
      ...(facts.terms ? [facts.terms, ''] : []),
      facts.nextSteps,
      '',
      ...facts.visit.map(({ label, value }) => `${label}: ${value}`),
      ...(facts.visit.length > 0 ? [''] : []),
      ...carLines(facts),
      facts.dealerPhone ? `If it can’t wait, call us on ${facts.dealerPhone}.` : null,
      signature(facts),
    ),
  }
}
