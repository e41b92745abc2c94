import { createHmac } from 'node:crypto'

/** What a gateway signs the text messages with that it hands an organisation: its own, so that no other dealer's gateway can (ENT-16). */
export const textKey = (secret: string, organisationId: string): string =>
  createHmac('sha256', secret).update(`texts to ${organisationId}`).digest('hex')
