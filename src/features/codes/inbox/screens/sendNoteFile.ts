import type { FileRef } from '../../../../core/fileRef.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'

type NoteFilePlace = { GroupId: string; BuildingId: string }

/** Sends a file for a note about a request, photos made smaller first. */
export const sendNoteFile = (place: NoteFilePlace, chosen: File, sending: Sending): Promise<FileRef> =>
  sendFileRef(place, 'RequestFile')(chosen, sending)

/** Opens a file that was just sent, by the link that came with it. */
export const openSent = (file: FileRef | undefined): void => {
  if (file) openFile(file)
}
