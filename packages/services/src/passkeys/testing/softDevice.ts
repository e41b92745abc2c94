import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

const head = (major: number, size: number): Uint8Array => {
  if (size < 24) return Uint8Array.of((major << 5) | size)
  return size < 256 ? Uint8Array.of((major << 5) | 24, size) : Uint8Array.of((major << 5) | 25, size >> 8, size & 255)
}
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return Buffer.from(value < 0 ? head(1, -1 - value) : head(0, value))
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])])
}
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const present = 0x01
const verified = 0x04
const hasKey = 0x40

interface DeviceOptions {
  /** Origin of its browser. */
  readonly origin: string
  /** Whether the device verifies the user. */
  readonly verifies?: boolean
}

/** Software authenticator with one passkey (WebAuthn, ES256, no attestation): registers, signs, counts. */
export const softDevice = ({ origin, verifies = true }: DeviceOptions) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const flags = present | (verifies ? verified : 0)
  let counter = 0
  const authenticatorData = (more: number, ...rest: readonly Uint8Array[]) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Uint8Array.of(flags | more), count, ...rest])
  }
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = <Response extends object>(response: Response) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    makes: ({ challenge }: { readonly challenge: string }) => {
      const key = new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = authenticatorData(hasKey, new Uint8Array(16), Uint8Array.of(0, id.length), id, cbor(key))
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(cbor(attestation)),
        transports: ['internal'],
      })
    },
    signs: ({ challenge }: { readonly challenge: string }) => {
      counter += 1
      const [data, client] = [authenticatorData(0), clientData('webauthn.get', challenge)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({ clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) })
    },
  }
}
