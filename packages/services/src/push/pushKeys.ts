import { createECDH, createHmac } from 'node:crypto'

/** VAPID key pair for push messages (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Derives the key pair from a secret, so that no further secret is stored. A new secret invalidates all push subscriptions. */
export const pushKeys = (secret: string): PushKeys => {
  const pair = createECDH('prime256v1')
  // A valid key is any number below the curve's order, which almost all 256-bit values are.
  for (let attempt = 0; ; attempt++) {
    try {
      pair.setPrivateKey(createHmac('sha256', secret).update(`web push ${attempt}`).digest())
      return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
    } catch (error) {
      if (attempt > 8) throw error
    }
  }
}
