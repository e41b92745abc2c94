/** @jsxRuntime automatic -- the worker runs from source, where no tsconfig says so */
import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { LeadMailFacts } from './LeadMailFacts'
import { mailStyles } from './mailStyles'

/** The sheet every message is written on: the site's name on top, a quiet line at the end. */
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
