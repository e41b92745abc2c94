import type { DocumentWriters } from '@forecourt/services/documents/DocumentWriters'
import { documentWritersInProcess } from '@forecourt/services/documents/documentWritersInProcess'
import { env } from '../env'
import { shared } from '../sites/shared'

/** Document writers of this process: the worker thread registered by the front server, or this thread. */
export const documentWriters = (): DocumentWriters => shared('documentWriters', () => documentWritersInProcess(env().MEDIA_DIR))
