/**
 * The Strict-Transport-Security header: browsers use https alone for a year. A host's other names are left out unless it is said:
 * under a dealer's own domain there may be some that know no https.
 */
export function strictTransport({ subdomains }: { subdomains: boolean }): string {
  return `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`
}
