/** Why a server can't be reached or trusted, as a clause, by error code of Node and OpenSSL. */
const problems: { readonly [code: string]: string } = {
  ENOTFOUND: 'there is no server with this name',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'it does not accept connections',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not use TLS',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another domain',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is not from a recognised authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is not from a recognised authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate’s chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate’s chain is incomplete',
}

/** Explains an error of a connection, or OpenSSL's code of a refused certificate, in a clause. */
export const connectionProblem = (error: unknown): string => {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) }
  return problems[code ?? message] ?? message.replace(/^[\w.]+:\s*/, '').replace(/\.$/, '')
}
