import { IncomingMessage } from 'node:http'

/** A request as it came, with a body that was received before. */
export function withBody(request: IncomingMessage, bytes: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket)
  copy.httpVersion = request.httpVersion
  copy.httpVersionMajor = request.httpVersionMajor
  copy.httpVersionMinor = request.httpVersionMinor
  copy.rawHeaders = request.rawHeaders
  copy.headers = { ...request.headers, 'content-length': String(bytes.length) }
  delete copy.headers['transfer-encoding']
  copy.method = request.method
  copy.url = request.url
  if (bytes.length > 0) copy.push(bytes)
  copy.push(null)
  copy.complete = true
  return copy
}
