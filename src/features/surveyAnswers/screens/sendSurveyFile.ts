import { callOnce } from '../../../ui/calls.ts'
import { base64 } from '../../uploads/screens/sendFile.ts'
import { shrunk } from '../../uploads/screens/shrink.ts'
import { GetSurveyFile, UploadSurveyFile } from '../contract.ts'
import type { AnswerFile } from '../model.ts'
import type { Survey } from '../view.ts'

type Place = { GroupId: string; BuildingId: string; BuilderId?: string; Space?: string }

/** What is done of an upload once the picture is smaller, and once the file is read. */
const sharesOf = { shrunk: 0.4, read: 0.5 }

/** Sends a file into a survey, photos made smaller first; reports 0 to 1. */
export const sendSurveyFile = async (place: Place, chosen: File, onProgress: (share: number) => void): Promise<AnswerFile> => {
  const file = await shrunk(chosen, share => onProgress(share * sharesOf.shrunk))
  const content = await base64(file)
  onProgress(sharesOf.read)
  return callOnce(UploadSurveyFile, { ...place, fileName: file.name, base64: content })
}

/** Downloads a file of a survey: by a fresh link, since the one that was loaded with the page soon ends. */
export const downloadSurveyFile = async ({ GroupId, BuildingId, BuilderId }: Survey, { FileId }: AnswerFile): Promise<void> => {
  const { Link } = await callOnce(GetSurveyFile, { gId: GroupId, bId: BuildingId, builderId: BuilderId, FileId })
  if (Link) window.location.assign(Link)
}
