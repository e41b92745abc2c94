/** Whom passkeys are made for: the console, by its host name. */
export interface RelyingParty {
  /** A host name; a passkey works on it alone. */
  readonly id: string
  readonly name: string
  readonly origin: string
}

export const toRelyingParty = (consoleUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(consoleUrl)
  return { id: hostname, name: 'Forecourt', origin }
}
