import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail/createMailer'
import { type ClaimedMessage, deliverOutbox, type Outbox } from './deliverOutbox'
import { maxAttempts, retryDelay } from './retryDelay'

interface Row extends ClaimedMessage {
  attempts: number
  status: 'pending' | 'delivered' | 'dead'
  due: number
  error?: string
}

/** An in-memory outbox with a manual clock. */
function outboxOf(...ids: string[]) {
  const rows: Row[] = ids.map((id) => ({
    id,
    siteId: 's',
    leadId: 'l',
    kind: 'lead.dealer',
    payload: {},
    attempts: 0,
    status: 'pending',
    due: 0,
  }))
  const clock = { now: 0 }
  const row = (message: ClaimedMessage) => rows.find(({ id }) => id === message.id) as Row
  const outbox: Outbox = {
    claim: async (limit) =>
      rows
        .filter(({ status, due }) => status === 'pending' && due <= clock.now)
        .slice(0, limit)
        .map((found) => {
          found.attempts++
          return { ...found }
        }),
    renew: async () => {},
    giveBack: async (messages) => {
      for (const message of messages) Object.assign(row(message), { status: 'pending', attempts: row(message).attempts - 1 })
    },
    delivered: async (message, note) => {
      row(message).status = 'delivered'
      if (note) row(message).error = note
    },
    failed: async (message, { error, maxAttempts, retryInSeconds }) => {
      const failed = row(message)
      failed.error = error
      failed.due = clock.now + retryInSeconds
      if (failed.attempts >= maxAttempts) failed.status = 'dead'
      return failed.status === 'dead' ? 'dead' : 'pending'
    },
  }
  return { rows, clock, outbox }
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
const sendSms = () => Promise.reject(new Error('No text message is asked for'))
const syncIndex = () => Promise.reject(new Error('No index is told of mail'))
const log = () => {}

describe('deliverOutbox', () => {
  it('delivers everything that waits, more than one batch of it', async () => {
    const { rows, outbox } = outboxOf(...Array.from({ length: 25 }, (_, index) => `m${index}`))
    const { mailer, sent } = mailerThat(() => {})
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })).toEqual({
      delivered: 25,
      failed: 0,
      retryInSeconds: null,
    })
    expect(sent).toHaveLength(25)
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true)
  })

  it('settles what is not to be sent, and says why', async () => {
    const { rows, outbox } = outboxOf('m1', 'm2')
    const { mailer, sent } = mailerThat(() => {})
    const withheld = async ({ id }: ClaimedMessage) => (id === 'm1' ? 'Not sent: too many' : null)
    expect(await deliverOutbox({ outbox, mailer, write, withheld, sendSms, syncIndex, log })).toMatchObject({ delivered: 2, failed: 0 })
    expect(sent.map(({ subject }) => subject)).toEqual(['m2'])
    expect(rows.map(({ status, error }) => [status, error])).toEqual([
      ['delivered', 'Not sent: too many'],
      ['delivered', undefined],
    ])
  })

  it('gives a message the same id on every try', async () => {
    const { outbox } = outboxOf('m1')
    const { mailer, sent } = mailerThat(() => {})
    await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })
    expect(sent[0]?.messageId).toBe('m1@outbox.forecourt')
  })

  it('lets one failure hold up nothing else, and tries it again later', async () => {
    const { rows, clock, outbox } = outboxOf('m1', 'bad', 'm2')
    let down = true
    const { mailer, sent } = mailerThat((mail) => {
      if (down && mail.subject === 'bad') throw new Error('mailbox full')
    })
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })).toEqual({ delivered: 2, failed: 1, retryInSeconds: 30 })
    expect(rows[1]).toMatchObject({ status: 'pending', attempts: 1, error: 'mailbox full' })
    down = false
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })).toMatchObject({ delivered: 0 })
    clock.now += 30
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })).toMatchObject({ delivered: 1 })
    expect(sent.map(({ subject }) => subject)).toEqual(['m1', 'm2', 'bad'])
  })

  it('gives up after the last try and leaves the message among the dead letters', async () => {
    const { rows, clock, outbox } = outboxOf('bad')
    const { mailer } = mailerThat(() => {
      throw new Error('refused')
    })
    for (let round = 0; round < maxAttempts + 3; round++) {
      await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log })
      clock.now += 86_400
    }
    expect(rows[0]).toMatchObject({ status: 'dead', attempts: maxAttempts, error: 'refused' })
  })

  it('waits for a database that went away, and sends nothing twice for it', async () => {
    const { rows, outbox } = outboxOf('m1', 'm2')
    let away = 3
    const leaves = async <T>(work: () => Promise<T>): Promise<T> => {
      if (away-- > 0) throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
      return work()
    }
    const { mailer, sent } = mailerThat(() => {})
    const flaky: Outbox = { ...outbox, delivered: (message) => leaves(() => outbox.delivered(message, null)) }
    expect(await deliverOutbox({ outbox: flaky, mailer, write, sendSms, syncIndex, log })).toMatchObject({ delivered: 2, failed: 0 })
    expect(sent.map(({ subject }) => subject)).toEqual(['m1', 'm2'])
    expect(rows.every(({ status, attempts }) => status === 'delivered' && attempts === 1)).toBe(true)
  })

  it('gives back what it has not begun when it is asked to stop', async () => {
    const { rows, outbox } = outboxOf('m1', 'm2', 'm3')
    const stopping = new AbortController()
    const { mailer, sent } = mailerThat(() => stopping.abort())
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex, log, signal: stopping.signal })).toMatchObject({ delivered: 1 })
    expect(sent).toHaveLength(1)
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['delivered', 1],
      ['pending', 0],
      ['pending', 0],
    ])
  })

  it('treats a message that can’t be written like one that can’t be sent', async () => {
    const { rows, outbox } = outboxOf('m1')
    const { mailer } = mailerThat(() => {})
    const unwritable = async () => Promise.reject(new Error('Its lead is gone'))
    expect(await deliverOutbox({ outbox, mailer, write: unwritable, sendSms, syncIndex, log })).toMatchObject({ failed: 1 })
    expect(rows[0]?.error).toBe('Its lead is gone')
  })
})

describe('retryDelay', () => {
  it.each([
    [1, 30],
    [2, 120],
    [3, 480],
    [5, 7680],
    [6, 21_600],
    [50, 21_600],
    [0, 30],
  ])('waits after %i failures for %i s', (attempts, seconds) => {
    expect(retryDelay(attempts)).toBe(seconds)
  })

  it('tells an index what is for one, mails nobody, and tries again what an index refused (SRC-44)', async () => {
    const { rows, clock, outbox } = outboxOf('m1', 'm2')
    const told: string[] = []
    let isAway = true
    const waiting = rows.map((row) => Object.assign(row, { kind: 'search.sync' }))
    const telling = async ({ id }: ClaimedMessage) => {
      if (isAway && id === 'm1') throw new Error('Nobody answers there')
      told.push(id)
    }
    const { mailer, sent } = mailerThat(() => {})
    expect(await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex: telling, log })).toMatchObject({ delivered: 1, failed: 1 })
    expect(waiting[0]).toMatchObject({ status: 'pending', error: 'Nobody answers there' })
    isAway = false
    clock.now += 30
    await deliverOutbox({ outbox, mailer, write, sendSms, syncIndex: telling, log })
    expect(told).toEqual(['m2', 'm1'])
    expect(sent).toEqual([])
  })
})
