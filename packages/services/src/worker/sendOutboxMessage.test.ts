import { retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail/createMailer'
import { type ClaimedMessage, type Delivery, type Outbox, sendOutboxMessage, Undeliverable } from './sendOutboxMessage'

interface Row extends ClaimedMessage {
  attempts: number
  status: 'pending' | 'delivered' | 'dead'
  error?: string
  /** Backoff of the last failure, in seconds. */
  retryInSeconds?: number
}

/** An in-memory outbox. */
function createOutbox(...ids: string[]) {
  const rows: Row[] = ids.map((id) => ({
    id,
    siteId: 's',
    leadId: 'l',
    kind: 'lead.dealer',
    payload: {},
    attempts: 0,
    status: 'pending',
  }))
  const row = (message: ClaimedMessage) => rows.find(({ id }) => id === message.id) as Row
  const outbox: Outbox = {
    begin: async (id) => {
      const found = rows.find((one) => one.id === id && one.status === 'pending')
      if (!found) return null
      found.attempts++
      return { ...found }
    },
    delivered: async (message, note) => {
      row(message).status = 'delivered'
      if (note) row(message).error = note
    },
    failed: async (message, { error, maxAttempts, retryInSeconds }) => {
      const failed = row(message)
      Object.assign(failed, { error, retryInSeconds })
      if (failed.attempts >= maxAttempts) failed.status = 'dead'
      return failed.status === 'dead' ? 'dead' : 'pending'
    },
  }
  return { rows, outbox }
}

function mailerThat(send: (mail: Mail) => void) {
  const sent: Mail[] = []
  return {
    sent,
    mailer: {
      async send(mail: Mail) {
        send(mail)
        sent.push(mail)
        return { messageId: mail.messageId ?? '' }
      },
      close() {},
    },
  }
}

const write = async (message: ClaimedMessage): Promise<Mail> => ({ to: ['sales@dealer.example'], subject: message.id, html: '', text: '' })
const sendSms = () => Promise.reject(new Error('Unexpected text message'))
const syncIndex = () => Promise.reject(new Error('Unexpected index update'))
const log = () => {}

/** Attempts each message once, as its due job does. */
const sendAll = async (rows: readonly Row[], delivery: Delivery) => {
  for (const { id } of rows) await sendOutboxMessage(delivery, id)
}

describe('sendOutboxMessage', () => {
  it('sendOutboxMessage delivers a message once', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2')
    const { mailer, sent } = mailerThat(() => {})
    for (let round = 0; round < 2; round++) await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(sent.map(({ subject }) => subject)).toEqual(['m1', 'm2'])
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true)
  })

  it('a withheld message is closed with the reason, and not sent', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2')
    const { mailer, sent } = mailerThat(() => {})
    const withheld = async ({ id }: ClaimedMessage) => (id === 'm1' ? 'Not sent: too many' : null)
    await sendAll(rows, { outbox, mailer, write, withheld, sendSms, syncIndex, log })
    expect(sent.map(({ subject }) => subject)).toEqual(['m2'])
    expect(rows.map(({ status, error }) => [status, error])).toEqual([
      ['delivered', 'Not sent: too many'],
      ['delivered', undefined],
    ])
  })

  it('sendOutboxMessage counts the confirmations sent before each one, however many are due at once', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2', 'm3')
    for (const row of rows) Object.assign(row, { kind: 'lead.shopper' })
    const { mailer } = mailerThat(() => {})
    const counted: number[] = []
    const withheld = async () => {
      counted.push(rows.filter(({ status }) => status === 'delivered').length)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return null
    }
    await Promise.all(rows.map(({ id }) => sendOutboxMessage({ outbox, mailer, write, withheld, sendSms, syncIndex, log }, id)))
    expect(counted).toEqual([0, 1, 2])
  })

  it('sendOutboxMessage gives a mail the same message id on every try', async () => {
    const { rows, outbox } = createOutbox('m1')
    const { mailer, sent } = mailerThat(() => {})
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(sent[0]?.messageId).toBe('m1@outbox.forecourt')
  })

  it('sendOutboxMessage retries a failed message later, and records the reason', async () => {
    const { rows, outbox } = createOutbox('bad')
    let down = true
    const { mailer, sent } = mailerThat(() => {
      if (down) throw new Error('mailbox full')
    })
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(rows[0]).toMatchObject({ status: 'pending', attempts: 1, error: 'mailbox full', retryInSeconds: 30 })
    down = false
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(rows[0]).toMatchObject({ status: 'delivered', attempts: 2 })
    expect(sent).toHaveLength(1)
  })

  it('sendOutboxMessage gives up after the last try and marks the message as dead', async () => {
    const { rows, outbox } = createOutbox('bad')
    const { mailer } = mailerThat(() => {
      throw new Error('refused')
    })
    for (let round = 0; round < retryPolicies.message.maxAttempts + 3; round++)
      await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(rows[0]).toMatchObject({ status: 'dead', attempts: retryPolicies.message.maxAttempts, error: 'refused' })
  })

  it('sendOutboxMessage gives up a message without a possible recipient at once', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2')
    const { mailer, sent } = mailerThat(() => {})
    const withheld = async ({ id }: ClaimedMessage) => {
      if (id === 'm1') throw new Undeliverable('No user can answer.')
      return null
    }
    await sendAll(rows, { outbox, mailer, write, withheld, sendSms, syncIndex, log })
    expect(rows).toMatchObject([
      { status: 'dead', attempts: 1, error: 'No user can answer.' },
      { status: 'delivered', attempts: 1 },
    ])
    expect(sent.map(({ subject }) => subject)).toEqual(['m2'])
  })

  it('sendOutboxMessage gives up a message whose tries were all interrupted', async () => {
    const { rows, outbox } = createOutbox('m1')
    Object.assign(rows[0] ?? {}, { attempts: retryPolicies.message.maxAttempts })
    const { mailer, sent } = mailerThat(() => {})
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex, log })
    expect(rows[0]).toMatchObject({ status: 'dead', error: 'Each attempt was interrupted.' })
    expect(sent).toEqual([])
  })

  it('sendOutboxMessage waits while the database is away, and sends no message twice', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2')
    let away = 3
    const failWhileAway = async <T>(work: () => Promise<T>): Promise<T> => {
      if (away-- > 0) throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
      return work()
    }
    const { mailer, sent } = mailerThat(() => {})
    const flaky: Outbox = { ...outbox, delivered: (message) => failWhileAway(() => outbox.delivered(message, null)) }
    await sendAll(rows, { outbox: flaky, mailer, write, sendSms, syncIndex, log })
    expect(sent.map(({ subject }) => subject)).toEqual(['m1', 'm2'])
    expect(rows.every(({ status, attempts }) => status === 'delivered' && attempts === 1)).toBe(true)
  })

  it('sendOutboxMessage retries a message that can’t be written like one that can’t be sent', async () => {
    const { rows, outbox } = createOutbox('m1')
    const { mailer } = mailerThat(() => {})
    const unwritable = async () => Promise.reject(new Error('Its lead is gone'))
    await sendAll(rows, { outbox, mailer, write: unwritable, sendSms, syncIndex, log })
    expect(rows[0]).toMatchObject({ status: 'pending', error: 'Its lead is gone' })
  })

  it('sendOutboxMessage updates the index for an index message, sends no mail, and retries a refused update (SRC-44)', async () => {
    const { rows, outbox } = createOutbox('m1', 'm2')
    for (const row of rows) Object.assign(row, { kind: 'search.sync' })
    const updated: string[] = []
    let isAway = true
    const update = async ({ id }: ClaimedMessage) => {
      if (isAway && id === 'm1') throw new Error('The index is unreachable')
      updated.push(id)
    }
    const { mailer, sent } = mailerThat(() => {})
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex: update, log })
    expect(rows[0]).toMatchObject({ status: 'pending', error: 'The index is unreachable' })
    isAway = false
    await sendAll(rows, { outbox, mailer, write, sendSms, syncIndex: update, log })
    expect(updated).toEqual(['m2', 'm1'])
    expect(sent).toEqual([])
  })
})
