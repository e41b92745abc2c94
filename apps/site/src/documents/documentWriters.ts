import type { DocumentWriters } from '@forecourt/services/documents/DocumentWriters'
import { documentWritersInProcess } from '@forecourt/services/documents/documentWritersInProcess'
import { env } from '../env'
import { shared } from '../sites/shared'

/** Whoever writes documents in this process: the thread that the server in front brings along, else this one. */
export const documentWriters = (): DocumentWriters => shared('documentWriters', () => documentWritersInProcess(env().MEDIA_DIR))
