import { isIP } from 'node:net'
import { Writable } from 'node:stream'
import { Client, FTPError } from 'basic-ftp'
import { collectBytes, FetchFault, unreachable } from '../../http/fetchPublic'
import { type RemoteAccess, type RemoteFiles, tooLarge, tooManyFiles } from './RemoteFiles'

const connectMs = 20_000
/** Bytes; some 50,000 files. */
const mostListed = 8_000_000

const reasonOf = (error: unknown, host: string, what: string): FetchFault => {
  if (error instanceof FetchFault) return error
  const code = error instanceof FTPError ? error.code : 0
  if (error instanceof Error && /Maximum bytes exceeded/.test(error.message)) return tooManyFiles(host)
  if (code === 530 || code === 331) return new FetchFault(`${host} does not accept the user name or password.`)
  if (code === 550) return new FetchFault(`${host} has no ${what}, or this user can’t see it.`)
  return unreachable(host, error)
}

/** Collects a download up to a limit. */
const limited = (name: string, largest: number) => {
  const { add, bytes } = collectBytes(largest, () => tooLarge(name, largest))
  const stream = new Writable({
    write(part: Buffer, _encoding, done) {
      try {
        add(part)
        done()
      } catch (error) {
        done(error as FetchFault)
      }
    },
  })
  return { stream, bytes }
}

/** Opens a folder of an FTP server; with TLS the certificate must match its name. */
export const openFtp = async ({ host, address, port, user, password, folder }: RemoteAccess, isSecure: boolean): Promise<RemoteFiles> => {
  // A server could otherwise direct the data connection to a third host.
  const client = new Client(connectMs, { allowSeparateTransferHost: false, maxListingBytes: mostListed })
  try {
    await client.access({
      ...{ host: address, port, user, password: password ?? '', secure: isSecure },
      // No SNI for a server that is given by its IP address.
      ...(isSecure && isIP(host) === 0 && { secureOptions: { servername: host } }),
    })
    await client.cd(folder)
  } catch (error) {
    client.close()
    throw reasonOf(error, host, `folder ${folder}`)
  }
  return {
    hostKey: null,
    async list() {
      try {
        const found = await client.list()
        return found
          .filter(({ isFile }) => isFile)
          .map(({ name, size, modifiedAt }) => ({ name, size, modified: modifiedAt?.toISOString() ?? null }))
      } catch (error) {
        throw reasonOf(error, host, `folder ${folder}`)
      }
    },
    async read(name, largest) {
      const { stream, bytes } = limited(name, largest)
      try {
        await client.downloadTo(stream, name)
      } catch (error) {
        throw reasonOf(error, host, `file ${name}`)
      }
      return bytes()
    },
    async close() {
      client.close()
    },
  }
}
