import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { RelyingParty } from './relyingParty'

/** A passkey as it is stored. */
export interface StoredPasskey {
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
