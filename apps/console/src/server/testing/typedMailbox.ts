/** A mailbox as the console’s form sends it, without its site. */
export const typedMailbox = {
  ...{ address: 'sales@dealer.example', host: 'imap.dealer.example', port: 993, security: 'tls' as const },
  ...{ userName: 'sales@dealer.example', folder: 'INBOX', takesOthers: true, paused: false, password: 'a password' },
}
