import type { FileRef } from '../../../../core/fileRef.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { Sending } from '../../../../ui/uploads.ts'
import { sendInPieces } from '../../../base/files/screens/sendFile.ts'
import { GetSurveyFile, UploadSurveyFile } from '../contract.ts'
import type { Survey } from '../view.ts'

type SurveyFilePlace = { GroupId: string; BuildingId: string; BuilderId?: string; Space?: string }

/** Sends a file into a survey, photos made smaller first. */
export const sendSurveyFile = (place: SurveyFilePlace, chosen: File, sending: Sending): Promise<FileRef> => {
  const { GroupId, BuildingId, Space } = place
  const bucket = Space === undefined ? 'SurveyAnswer' : 'SurveyPhoto'
  return sendInPieces(
    chosen,
    sending,
    file => ({ GroupId, BuildingId, bucket, fileName: file.name }),
    ({ UploadId, file, how }) => callOnce(UploadSurveyFile, { ...place, fileName: file.name, UploadId }, how),
  )
}

/** Downloads a file of a survey: by a fresh link, since the one that was loaded with the page soon ends. */
export const downloadSurveyFile = async ({ GroupId, BuildingId, BuilderId }: Survey, { FileId }: FileRef): Promise<void> => {
  const { Link } = await callOnce(GetSurveyFile, { gId: GroupId, bId: BuildingId, builderId: BuilderId, FileId })
  if (Link) window.location.assign(Link)
}
