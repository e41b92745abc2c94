/** Providers that deliver an address whatever dots are in it, under any of their names. */
const dotless: { readonly [domain: string]: string } = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The same text for all addresses that reach one mailbox, so that one person is not taken for many: without what follows a plus, in small
 * letters, and without dots where the provider ignores them. A mobile stays as it is. Only to compare: mail goes to the address as it was typed.
 */
export const mailboxKey = (contact: string): string => {
  const text = contact.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at <= 0) return text
  const domain = text.slice(at + 1)
  const plain = text.slice(0, at).split('+', 1)[0] || text.slice(0, at)
  return Object.hasOwn(dotless, domain) ? `${plain.replaceAll('.', '')}@${dotless[domain]}` : `${plain}@${domain}`
}
