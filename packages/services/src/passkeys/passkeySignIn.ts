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

/** WebAuthn relying party: the console, by host name. */
export interface RelyingParty {
  /** Host name; the scope of a passkey. */
  readonly id: string
  readonly name: string
  readonly origin: string
}

export const toRelyingParty = (consoleUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(consoleUrl)
  return { id: hostname, name: 'Forecourt', origin }
}

/** A stored passkey. */
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
  /** Ids of the user's passkeys, which the device must not register again. */
  readonly passkeys: readonly string[]
}

/** WebAuthn registration options: a discoverable credential with user verification. */
export const passkeyRegistrationOptions = (
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

/** Verifies a registration response; null if it doesn't match the challenge. */
export const verifyNewPasskey = async (
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
    // The library throws on any mismatch; the reason is for developers only.
    return null
  }
}

/** WebAuthn sign-in options without a user name: the device offers its own passkeys. */
export const passkeySignInOptions = ({ id: rpID }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID, userVerification: 'required' })

/** Credential id of a sign-in response; null if malformed. */
export const parsePasskeyId = (response: unknown): string | null => {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null
}

/** Verifies a signature and returns the new sign counter; null if it is invalid or replayed. */
export const verifyPasskeySignature = async (
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
    // The library throws on any mismatch; the reason is for developers only.
    return null
  }
}
