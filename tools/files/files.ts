import { copyBlobs } from '@forecourt/services/storage/copyBlobs'
import { openBlobs } from '@forecourt/services/storage/openBlobs'

/** `npm run files -- copy <from> <to>`: copies pictures and documents between folders and buckets; repeated, it continues. */
const files = async () => {
  const [command, from, to, ...rest] = process.argv.slice(2)
  if (command !== 'copy' || !from || !to || rest.length > 0)
    throw new Error('Usage: npm run files -- copy <from> <to>, each a folder or s3://bucket/prefix')
  const { copied, skipped } = await copyBlobs(await openBlobs(from), await openBlobs(to))
  process.stdout.write(`${copied} files copied, ${skipped} were there already.\n`)
}

try {
  await files()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nRepeat the command to continue.\n`)
  process.exitCode = 1
}
