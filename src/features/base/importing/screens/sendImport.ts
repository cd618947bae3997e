import { callOnce } from '../../../../ui/calls.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { sendInPieces } from '../../files/screens/sendFile.ts'
import type { ImportPages } from './importPages.ts'

/** Sends a file and reads it as an import; gives the id of the import, of which nothing is saved yet. */
export const sendImport = (of: ImportPages, GroupId: string, chosen: File, sending: Sending): Promise<string> =>
  sendInPieces(
    chosen,
    sending,
    file => ({ GroupId, bucket: of.columns.limits.bucket, fileName: file.name }),
    async ({ UploadId, file, how }) => (await callOnce(of.calls.UploadImport, { GroupId, FileName: file.name, UploadId }, how)).acId,
  )
