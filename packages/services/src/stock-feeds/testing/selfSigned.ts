import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Encodes an ASN.1 value in DER: tag, length, content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const length = content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const objectId = (...bytes: readonly number[]) => der(0x06, Uint8Array.from(bytes))
const isTrue = der(0x01, Uint8Array.of(0xff))
const octets = (...parts: readonly Uint8Array[]) => der(0x04, ...parts)
/** Encodes bytes as PEM. Its lines are joined rather than ended, since PEM allows no empty line at the end. */
const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END ${label}-----\n`

const loopback = '127.0.0.1'

interface SelfSignedOptions {
  /** A host name, or the loopback address. */
  readonly name?: string
  /** When it expires, such as 20300102000000Z. */
  readonly until?: string
}

/** Creates a self-signed PEM certificate and its key. For tests only. */
export const createSelfSigned = ({
  name: host = loopback,
  until = '21200101000000Z',
}: SelfSignedOptions = {}): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const name = sequence(der(0x31, sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from(host)))))
  const validity = sequence(der(0x18, Buffer.from('20200101000000Z')), der(0x18, Buffer.from(until)))
  const isAuthority = sequence(objectId(0x55, 0x1d, 0x13), isTrue, octets(sequence(isTrue)))
  const alternative = host === loopback ? der(0x87, Uint8Array.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host))
  const alsoCalled = sequence(objectId(0x55, 0x1d, 0x11), octets(sequence(alternative)))
  const facts = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1), randomBytes(15)),
    ...[ecdsaWithSha256, name, validity, name, publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, sequence(isAuthority, alsoCalled)),
  )
  const signature = der(0x03, Uint8Array.of(0), sign('sha256', facts, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(facts, ecdsaWithSha256, signature)),
  }
}

/** One certificate per process. */
export const selfSigned = createSelfSigned()
