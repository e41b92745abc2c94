import { isIP, type LookupFunction } from 'node:net'
import { connect } from 'node:tls'
import { FetchFault, publicLookup } from '../http/fetchPublic'

/** The certificate of a domain, as browsers see it. */
export type CertificateResult =
  | { readonly ok: true; readonly expiresAt: string; readonly issuer: string }
  /** Why browsers would not accept it, or why there is none, in a sentence. */
  | { readonly ok: false; readonly problem: string }

/** Reads the certificate of a domain. Never rejects. */
export type CertificateProbe = (host: string) => Promise<CertificateResult>

interface TlsProbeOptions {
  readonly timeoutMs?: number
  readonly port?: number
  readonly lookup?: LookupFunction
  /** A certificate authority to accept, in tests. */
  readonly ca?: string
}

const longestIssuer = 200

const faults: { readonly [code: string]: string } = {
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another domain.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not from a recognised authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not from a recognised authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate’s chain is incomplete.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate’s chain is incomplete.',
  ENOTFOUND: 'There is no server at this domain. Check its DNS records.',
  ECONNREFUSED: 'The server does not accept secure connections.',
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? error)

/**
 * Connects to a domain like a browser. Only to public addresses, as a domain's owner chooses where it leads; reads nothing beyond the
 * handshake, within a timeout.
 */
export const tlsProbe =
  ({ timeoutMs = 5_000, port = 443, lookup = publicLookup, ca }: TlsProbeOptions = {}): CertificateProbe =>
  (host) =>
    new Promise((done) => {
      if (isIP(host) !== 0) return done({ ok: false, problem: 'An IP address can’t have a certificate of its own.' })
      // An invalid certificate is read as well, to say what is wrong with it.
      const socket = connect({ host, port, servername: host, lookup, rejectUnauthorized: false, ...(ca !== undefined && { ca }) })
      const end = (result: CertificateResult) => {
        clearTimeout(timer)
        socket.destroy()
        done(result)
      }
      const timer = setTimeout(() => end({ ok: false, problem: 'The domain did not answer in time.' }), timeoutMs)
      socket.on('secureConnect', () => {
        const { valid_to, issuer } = socket.getPeerCertificate()
        const code = socket.authorized ? null : codeOf(socket.authorizationError)
        if (code !== null) return end({ ok: false, problem: faults[code] ?? `Browsers would not accept the certificate (${code}).` })
        const [name] = [issuer.O ?? issuer.CN ?? ''].flat()
        end({ ok: true, expiresAt: new Date(valid_to).toISOString(), issuer: (name ?? '').slice(0, longestIssuer) })
      })
      socket.on('error', (error) => {
        if (error instanceof FetchFault) return end({ ok: false, problem: error.message })
        end({ ok: false, problem: faults[codeOf(error)] ?? `A secure connection was not possible (${codeOf(error)}).` })
      })
    })
