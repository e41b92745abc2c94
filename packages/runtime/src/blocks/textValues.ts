import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What the placeholders of running text stand for. */
export const textValues = ({ identity, legal, phone }: ResolvedConfig) => ({
  name: identity.name,
  licence: identity.licence,
  email: identity.email,
  phone: phone.main,
  answerDays: String(legal.answerDays),
  complaintsContact: legal.complaintsContact,
  complaintsEmail: legal.complaintsEmail || identity.email,
})
