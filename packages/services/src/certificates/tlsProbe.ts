import { isIP, type LookupFunction } from 'node:net'
import { connect } from 'node:tls'
import { connectionProblem } from '../http/connectionProblem'
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

const maxIssuerLength = 200

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`

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
      const finish = (result: CertificateResult) => {
        clearTimeout(timer)
        socket.destroy()
        done(result)
      }
      const timer = setTimeout(() => finish({ ok: false, problem: 'The domain did not answer in time.' }), timeoutMs)
      socket.on('secureConnect', () => {
        const { valid_to, issuer } = socket.getPeerCertificate()
        if (!socket.authorized) return finish({ ok: false, problem: sentence(connectionProblem(socket.authorizationError)) })
        const [name] = [issuer.O ?? issuer.CN ?? ''].flat()
        finish({ ok: true, expiresAt: new Date(valid_to).toISOString(), issuer: (name ?? '').slice(0, maxIssuerLength) })
      })
      socket.on('error', (error) => {
        if (error instanceof FetchFault) return finish({ ok: false, problem: error.message })
        finish({ ok: false, problem: `A secure connection was not possible: ${connectionProblem(error)}.` })
      })
    })
