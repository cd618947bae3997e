import type { FileRef } from '../../../../core/fileRef.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { FinishUpload } from '../../../base/files/contract.ts'
import { sendInPieces } from '../../../base/files/screens/sendFile.ts'

type NoteFilePlace = { GroupId: string; BuildingId: string }

/** Sends a file for a note about a request, photos made smaller first. */
export const sendNoteFile = ({ GroupId, BuildingId }: NoteFilePlace, chosen: File, sending: Sending): Promise<FileRef> =>
  sendInPieces(
    chosen,
    sending,
    file => ({ GroupId, BuildingId, bucket: 'RequestFile', fileName: file.name }),
    ({ UploadId, how }) => callOnce(FinishUpload, { GroupId, UploadId }, how),
  )

/** Opens a file that was just sent, by the link that came with it. */
export const openSent = (file: FileRef | undefined): void => {
  if (file?.Link) window.open(file.Link, '_blank', 'noopener')
}
