import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'

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

/** A passkey as it is stored. */
interface StoredPasskey {
  /** base64url. */
  readonly id: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
  readonly synced: boolean
}

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Ids of those they have, which their device doesn't make again. */
  readonly passkeys: readonly string[]
}

/** What a browser is asked so that its device makes a passkey: one that names its person and asks for their finger, face or PIN. */
export const passkeyMakingOptions = (
  { id: rpID, name: rpName }: RelyingParty,
  { id, name, email, passkeys }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey })),
  })

/** The passkey a device made; null where what came back does not answer what was asked. */
export const madePasskey = async (
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | null> => {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
    }
  } catch {
    // The library throws for whatever does not fit, and says why only to developers.
    return null
  }
}

/** What a browser is asked so that its person signs in. It names nobody: their device knows which passkeys it holds. */
export const passkeySignInOptions = ({ id: rpID }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID, userVerification: 'required' })

/** The id of the passkey that an answer says it is signed with; null for what is no such answer. */
export const parsePasskeyId = (response: unknown): string | null => {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null
}

/** How often the device has signed by now; null where the answer is not signed with this passkey, or is one of before. */
export const passkeySignature = async (
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  challenge: string,
  response: unknown,
  { id, publicKey, counter }: Pick<StoredPasskey, 'id' | 'publicKey' | 'counter'>,
): Promise<number | null> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id, publicKey, counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever does not fit, and says why only to developers.
    return null
  }
}
