import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReplyReceiver, startReplyReceiver } from './startReplyReceiver'

let receiver: ReplyReceiver
const sockets: Socket[] = []
beforeAll(async () => {
  receiver = await startReplyReceiver({ port: 0, accepts: () => true, take: async () => {} })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await receiver.stop()
})

/** Connects from an address of this machine and says nothing; gives the code the server greets with. */
const greeting = (localAddress: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port: receiver.port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.once('data', (bytes) => resolve(bytes.toString().slice(0, 3)))
    socket.once('error', reject)
    socket.once('close', () => resolve('closed'))
  })

test('Connections of one address that send nothing keep no other address out', async () => {
  const idle = await Promise.all(Array.from({ length: 30 }, () => greeting('127.0.0.1')))
  expect(idle.filter((code) => code === '220')).toHaveLength(10)
  expect(idle.filter((code) => code === '421')).toHaveLength(20)
  expect(await greeting('127.0.0.2')).toBe('220')
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(() => greeting('127.0.0.1')).toBe('220')
})
