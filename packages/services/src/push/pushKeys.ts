import { createECDH, createHmac } from 'node:crypto'

/** The key pair the platform signs its push messages with (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Worked out of a secret, so that there is no further one to keep: another secret ends the notifications of every device. */
export const pushKeys = (secret: string): PushKeys => {
  const pair = createECDH('prime256v1')
  // Any number below the curve's order will do, which 256 bits hardly ever miss.
  for (let attempt = 0; ; attempt++) {
    try {
      pair.setPrivateKey(createHmac('sha256', secret).update(`web push ${attempt}`).digest())
      return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
    } catch (error) {
      if (attempt > 8) throw error
    }
  }
}
