import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailboxKey } from './SignIn'

it.each([
  { contact: 'Ana@Shopper.example', key: 'ana@shopper.example' },
  { contact: 'ana+1@shopper.example', key: 'ana@shopper.example' },
  { contact: 'ana+1+2@shopper.example', key: 'ana@shopper.example' },
  { contact: 'an.a@shopper.example', key: 'an.a@shopper.example' },
  { contact: 'a.n.a+draw@gmail.com', key: 'ana@gmail.com' },
  { contact: 'ana@googlemail.com', key: 'ana@gmail.com' },
  { contact: '+draw@shopper.example', key: '+draw@shopper.example' },
  { contact: '+61412345678', key: '+61412345678' },
  { contact: ' +61412345678 ', key: '+61412345678' },
  { contact: '', key: '' },
])('“$contact” has the mailbox key “$key” (RTE-21)', ({ contact, key }) => expect(mailboxKey(contact)).toBe(key))

it('the mailbox key of a mailbox key is the same key, for any email address (RTE-21)', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => mailboxKey(mailboxKey(address)) === mailboxKey(address)))
})
