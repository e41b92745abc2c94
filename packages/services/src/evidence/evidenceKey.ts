import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** Signs the evidence of an installation. The public key lets others check it. */
interface EvidenceKey {
  readonly sign: (text: string) => string
  /** PEM. */
  readonly publicKey: string
}

/** Start of an Ed25519 private key in PKCS #8 (RFC 8410); the 32 bytes of the key follow. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key of an installation, derived from its secret. */
export const evidenceKey = (secret: string): EvidenceKey => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'evidence of public pages', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return {
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  }
}

/** Whether the key, PEM, signed the text. */
export const verifyEvidence = (text: string, signature: string, publicKey: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
