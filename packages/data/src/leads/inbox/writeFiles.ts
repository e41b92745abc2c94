import type { Transaction } from '../../Transaction'
import type { AnswerFile } from './AnswerFile'

/** Writes the files of an entry of a conversation. */
export const writeFiles = async (
  tx: Transaction,
  { organisationId, entryId }: { readonly organisationId: string; readonly entryId: bigint },
  files: readonly AnswerFile[],
): Promise<void> => {
  await tx.conversationFile.createMany({
    data: files.map(({ name, contentType, content }) => ({ organisationId, entryId, name, contentType, content: new Uint8Array(content) })),
  })
}
