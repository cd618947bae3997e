import type { GroupId } from '../../../core/ids.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { readAnswers, type SentAnswers } from '../../base/fields/rules.ts'
import { addRequest } from '../requests/data.ts'
import type { RequestChannel } from '../requests/model.ts'
import { findRequestForm } from './forms.server.ts'
import { listStaffFields } from './rules.ts'

type FoundForm = NonNullable<Awaited<ReturnType<typeof findRequestForm>>>
type MadeRequest = {
  BuildingId: string
  /** The code that it is about, where that is another one than the form's. */
  AboutId?: string | null
  Answers: SentAnswers
  Channel: RequestChannel
  TenantId: string | null
  AssigneeId: string | null
  Language: Language
}

/** Makes a request by a form of the building, with what staff know. Gives its id. */
export const makeRequest = async (
  place: { tx: Tx; GroupId: GroupId; now: Date },
  { QrCodeId, ItemId, FunctionalityType, fields }: FoundForm,
  { Answers, AboutId, ...of }: MadeRequest,
): Promise<string> => {
  const id = uuidv7(place.now.getTime())
  const code = { QrCodeId: AboutId ?? QrCodeId, ItemId, FunctionalityType, Venue: null }
  await addRequest(place, { id, ...code, ...of, isWork: true, fields, answers: readAnswers(listStaffFields(fields), Answers) })
  return id
}
