import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { StoredPasskey } from './passkeyMaking'
import type { RelyingParty } from './relyingParty'

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
