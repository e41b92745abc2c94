import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MailboxOverrun, openMailbox } from './openMailbox'
import { type Endless, type HostileImap, startHostileImap } from './testing/startHostileImap'

let server: HostileImap
beforeAll(async () => {
  server = await startHostileImap()
})
afterAll(() => server?.stop())

const open = () =>
  openMailbox({
    ...{ host: '127.0.0.1', port: server.port, security: 'starttls', userName: 'a', password: 'b', folder: 'INBOX' },
    trusted: [`127.0.0.1:${server.port}`],
  })

describe('A mail server whose response never ends can’t exhaust memory (S2-6)', () => {
  it('The mail client lists and reads mails when the response ends', async () => {
    server.endless = 'nothing'
    const folder = await open()
    expect((await folder.after(5, 10)).map(({ uid, subject }) => [uid, subject])).toEqual([
      [6, 'Mail 6'],
      [7, 'Mail 7'],
      [8, 'Mail 8'],
    ])
    expect((await folder.after(5, 2)).map(({ uid }) => uid)).toEqual([6, 7])
    expect((await folder.read(7, 1000)).toString()).toContain('Mail 7')
    await folder.close()
  })

  it.each<Endless>(['search', 'searches', 'list', 'line'])('The mail client aborts an endless list of mails: %s', async (endless) => {
    server.endless = endless
    const folder = await open()
    const before = server.sent
    await expect(folder.after(5, 50)).rejects.toThrow(MailboxOverrun)
    expect(server.sent - before).toBeLessThan(60_000_000)
    await folder.close()
  })

  it('The mail client aborts an endless mail', async () => {
    server.endless = 'mail'
    const folder = await open()
    const before = server.sent
    await expect(folder.read(7, 1_000_000)).rejects.toThrow('sent more data than requested')
    expect(server.sent - before).toBeLessThan(60_000_000)
    await folder.close()
  })

  it('The mail client aborts when the server stops sending', async () => {
    server.endless = 'silence'
    const folder = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    try {
      const expectation = expect(folder.after(5, 50)).rejects.toThrow('took longer than 20 seconds')
      vi.advanceTimersByTime(31_000)
      await expectation
    } finally {
      vi.useRealTimers()
    }
    await folder.close()
  })
})
