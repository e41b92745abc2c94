/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig sets it */
import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import type { LeadMailFacts } from './LeadMailFacts'

const fonts = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Inline styles: mail clients drop style sheets. */
export const mailStyles = {
  page: { backgroundColor: '#f1f3f5', margin: 0, padding: '24px 0', fontFamily: fonts, color: '#1c2126' },
  sheet: { backgroundColor: '#ffffff', maxWidth: '600px', borderRadius: '8px', overflow: 'hidden' },
  top: { borderTop: '6px solid', padding: '20px 32px 0' },
  siteName: { margin: 0, fontSize: '14px', fontWeight: 600, color: '#59636e' },
  // `word-break` breaks long addresses in mail clients that lack `overflow-wrap`.
  inside: { padding: '4px 32px 32px', wordBreak: 'break-word', overflowWrap: 'anywhere' },
  heading: { fontSize: '24px', lineHeight: '30px', fontWeight: 700, margin: '8px 0 16px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  warning: {
    fontSize: '15px',
    lineHeight: '22px',
    margin: '0 0 16px',
    padding: '12px 16px',
    backgroundColor: '#fff4d6',
    borderRadius: '6px',
  },
  label: {
    fontSize: '13px',
    lineHeight: '20px',
    color: '#59636e',
    margin: 0,
    padding: '7px 16px 7px 0',
    verticalAlign: 'top',
    width: '140px',
  },
  value: { fontSize: '16px', lineHeight: '22px', margin: 0, padding: '6px 0', verticalAlign: 'top' },
  message: {
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 20px',
    padding: '14px 18px',
    backgroundColor: '#f6f7f9',
    borderRadius: '6px',
    whiteSpace: 'pre-wrap',
  },
  car: { border: '1px solid #dde2e7', borderRadius: '6px', padding: '14px 18px', margin: '0 0 20px' },
  carName: { fontSize: '17px', lineHeight: '24px', fontWeight: 600, margin: 0 },
  carFacts: { fontSize: '14px', lineHeight: '20px', color: '#59636e', margin: '2px 0 0' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: '6px',
    fontSize: '16px',
    fontWeight: 600,
    backgroundColor: '#1c2126',
    color: '#ffffff',
    textDecoration: 'none',
  },
  link: { color: '#0b57b0' },
  closing: {
    maxWidth: '600px',
    margin: '16px auto 0',
    padding: '0 32px',
    fontSize: '13px',
    lineHeight: '20px',
    color: '#59636e',
    textAlign: 'center',
  },
} satisfies { [name: string]: CSSProperties }

/** Layout of every mail: the site's name at the top, a footer line. */
export function MailFrame({
  facts,
  preview,
  children,
  closing,
}: {
  facts: Pick<LeadMailFacts, 'siteName' | 'brandColour'>
  preview: string
  children: ReactNode
  closing: string
}) {
  return (
    <Html lang="en-AU">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={mailStyles.page}>
        <Container style={mailStyles.sheet}>
          <Section style={{ ...mailStyles.top, borderTopColor: facts.brandColour }}>
            <Text style={mailStyles.siteName}>{facts.siteName}</Text>
          </Section>
          <Section style={mailStyles.inside}>{children}</Section>
        </Container>
        <Text style={mailStyles.closing}>{closing}</Text>
      </Body>
    </Html>
  )
}
