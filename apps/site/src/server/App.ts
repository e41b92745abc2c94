import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request whose body was received before. */
export type App = (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>
