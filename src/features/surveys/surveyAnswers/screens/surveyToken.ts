import { carriedStore } from '../../../../ui/carried.ts'
import { CancelUpload, GetUpload, PutPiece, StartUpload } from '../../../base/files/contract.ts'
import {
  CloseContentRequest,
  GetContentRequest,
  GetSurvey,
  GetSurveyFile,
  GetSurveyRoles,
  RemoveContentPhoto,
  SaveSurveyProperty,
  SaveSurveyQuestion,
  SaveSurveySection,
  SubmitSurvey,
  UploadSurveyFile,
} from '../contract.ts'

const pathsOf = (...calls: { path: string }[]): ReadonlySet<string> => new Set(calls.map(({ path }) => path))

/** What brings a file in pieces. */
const uploading = [StartUpload, GetUpload, PutPiece, CancelUpload]

const answering = pathsOf(
  GetSurvey,
  GetSurveyFile,
  GetSurveyRoles,
  SaveSurveyProperty,
  SaveSurveyQuestion,
  SaveSurveySection,
  SubmitSurvey,
  UploadSurveyFile,
  ...uploading,
)
const sending = pathsOf(GetContentRequest, UploadSurveyFile, RemoveContentPhoto, CloseContentRequest, ...uploading)

/** From now on the calls of this survey's page go by the customer's token. */
export const carrySurvey = (BuilderId: string, token: string): void =>
  carriedStore.set({ token, about: `Survey:${BuilderId}`, paths: answering })

/** From now on the calls of the page for photos go by the token of its link. */
export const carryRequest = (id: string, token: string): void => carriedStore.set({ token, about: `Content:${id}`, paths: sending })
