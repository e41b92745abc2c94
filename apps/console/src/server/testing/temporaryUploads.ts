import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type UploadFolder, uploadFolder } from '@forecourt/services/uploads/uploadFolder'

/** A folder for files on their way in, made once a test sends one. */
export const temporaryUploads = (): UploadFolder => uploadFolder(join(tmpdir(), `uploads-${randomUUID()}`))
