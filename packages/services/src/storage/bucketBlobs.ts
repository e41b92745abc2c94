import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Blobs } from './Blobs'

/** The longest pause of a connection or response before it is retried, in milliseconds. */
const timeoutMs = 5_000
const attempts = 4

const clients = new Map<string, S3Client>()

/** One client for a process. Address, region and keys are in the variables of AWS: AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID, … */
const s3Client = (endpoint: string): S3Client => {
  const known = clients.get(endpoint)
  if (known) return known
  const made = new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint !== '' && { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs, socketTimeout: timeoutMs, throwOnRequestTimeout: true },
    // Other makes of object storage don't know the newer checksums; contents are checked by their names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  clients.set(endpoint, made)
  return made
}

const isMissing = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

/** Whether a name states another content: most names are the beginning of the SHA-256 of their bytes. */
const hasOtherContent = (name: string, bytes: Buffer) => {
  const [, expectedHash] = /\/([0-9a-f]{32})\.\w+$/.exec(name) ?? []
  return expectedHash !== undefined && !createHash('sha256').update(bytes).digest('hex').startsWith(expectedHash)
}

/** Retries a read whose body breaks off; requests themselves are retried by the client. */
const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts) throw error
      await wait(50 * 2 ** attempt)
    }
  }
}

/** Objects of a bucket whose keys begin with a prefix: `s3://bucket/prefix`. The bucket is private; sites serve the files themselves. */
export const bucketBlobs = (address: string): Blobs => {
  const { hostname: Bucket, pathname } = new URL(address)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const client = s3Client(process.env.AWS_ENDPOINT_URL_S3 ?? '')
  const objectKey = (name: string) => ({ Bucket, Key: prefix === '' ? name : `${prefix}/${name}` })
  const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const read = (name: string): Promise<Buffer | null> =>
    withRetries(async () => {
      const found = await orNull(client.send(new GetObjectCommand(objectKey(name))))
      if (!found) return null
      const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
      if ((found.ContentLength ?? bytes.length) !== bytes.length || hasOtherContent(name, bytes))
        throw new Error(`${name} arrived incomplete from the object storage.`)
      return bytes
    })
  const write = async (name: string, Body: Buffer) => {
    await client.send(new PutObjectCommand({ ...objectKey(name), Body, ContentLength: Body.length }))
  }
  const remove = async (name: string) => {
    await orNull(client.send(new DeleteObjectCommand(objectKey(name))))
  }
  return {
    read,
    write,
    remove,
    sizeOf: async (name) => (await orNull(client.send(new HeadObjectCommand(objectKey(name)))))?.ContentLength ?? null,
    async move(from, to) {
      const bytes = await read(from)
      if (!bytes) return
      // The original goes last: interrupted, it exists twice rather than not at all.
      await write(to, bytes)
      await remove(from)
    },
    async *list() {
      const Prefix = prefix === '' ? undefined : `${prefix}/`
      for (let ContinuationToken: string | undefined, first = true; first || ContinuationToken; first = false) {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { name: Key.slice(Prefix?.length ?? 0), size: Size }
        ContinuationToken = page.NextContinuationToken
      }
    },
  }
}
