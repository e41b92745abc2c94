/** What a client did wrong, with the status it is told. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'

  constructor(
    readonly status: 400 | 403 | 404,
    message: string,
  ) {
    super(message)
  }
}
