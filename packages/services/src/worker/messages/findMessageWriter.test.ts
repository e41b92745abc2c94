import type { Database } from '@forecourt/data/createDatabase'
import { outboxKinds } from '@forecourt/rules/outbox/outboxMessages'
import { describe, expect, it } from 'vitest'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { findMessageWriter, writeMail, writeSms } from './findMessageWriter'
import type { MessageAddresses } from './MessageWriter'

const nothing = {} as Database & MessageAddresses
const message = (kind: string) => ({ id: 'm', siteId: null, leadId: null, kind, payload: {}, attempts: 1 }) as ClaimedMessage

describe('an outbox message (API-07)', () => {
  it.each(outboxKinds)('an outbox message of the kind %s has a writer only for its channel', (kind) => {
    const { mail, sms } = findMessageWriter(kind)
    expect([mail !== undefined, sms !== undefined]).toEqual([kind !== 'search.sync' && !kind.endsWith('BySms'), kind.endsWith('BySms')])
  })

  it.each(['search.sync', 'lead.gone', 'toString'])(
    'an outbox message of the kind %s is refused as an e-mail and as a text message',
    async (kind) => {
      await expect(writeMail(nothing, message(kind), nothing)).rejects.toThrow(`There is no e-mail of the kind “${kind}”`)
      await expect(writeSms(nothing, message(kind), nothing)).rejects.toThrow(`There is no text message of the kind “${kind}”`)
    },
  )
})
