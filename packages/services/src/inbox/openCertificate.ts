import { readFile, stat } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'

/** Where a certificate lies, in PEM with the certificates of those who issued it, and its private key. */
export interface CertificateFiles {
  readonly certFile: string
  readonly keyFile: string
}

interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

interface OpenCertificate {
  readonly current: Certificate
  /** The certificate of the files where they changed and can be used; null where nothing is new. Never rejects. */
  renewed(): Promise<Certificate | null>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const read = async ({ certFile, keyFile }: CertificateFiles): Promise<Certificate> => {
  try {
    const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
    // Refuses what is no certificate, and a key of another one.
    createSecureContext({ cert, key })
    return { cert, key }
  } catch (error) {
    throw new Error(`The certificate ${certFile} with the key ${keyFile} can’t be used: ${reasonOf(error)}`, { cause: error })
  }
}

/** Which version of the files is there. A renewal replaces a file or the file a link leads to. */
const versionOf = async ({ certFile, keyFile }: CertificateFiles): Promise<string> => {
  const files = await Promise.all([stat(certFile), stat(keyFile)])
  return files.map(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`).join()
}

/**
 * Reads a certificate, and again once its files changed. Rejects where it can’t be used at the start. Later the last good one stays: a
 * renewal writes one file after the other, and a new certificate with the old key is none.
 */
export const openCertificate = async (files: CertificateFiles, log: (line: string) => void = () => {}): Promise<OpenCertificate> => {
  const current = await read(files)
  let known = await versionOf(files)
  return {
    current,
    async renewed() {
      const version = await versionOf(files).catch(reasonOf)
      if (version === known) return null
      known = version
      return read(files).catch((error: unknown) => {
        log(`${reasonOf(error)}. The last one stays in use.`)
        return null
      })
    },
  }
}
