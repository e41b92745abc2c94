import type { Upload } from '@forecourt/data/uploads/Upload'
import { removeUpload } from '@forecourt/data/uploads/uploads'
import type { AccessScope } from '../access/AccessScope'
import type { Context } from '../Context'

/** Removes a file that was taken in or given up, with what was put together of it. */
export const forgetUpload = async (
  { uploads }: Pick<Context, 'uploads'>,
  { scope }: AccessScope,
  { id }: Pick<Upload, 'id'>,
): Promise<void> => {
  await removeUpload(scope, id)
  await uploads.remove(id)
}
