import { LocalizedLines, moment, read, text, uuid, write, z } from '../../../core/call.ts'
import { mostKinds, RetentionDays } from './model.ts'
import { findNoticeProblems, findPersonProblems } from './rules.ts'

/** Whoever sees all buildings of the account: a person may have been in any of them. */
const may = 'ViewCompanyAllBuildings' as const

export const GetRetention = read('Privacy/GetRetention', {
  summary: 'How long the account keeps the names in each kind of records',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    Kinds: z.array(z.object({ Kind: z.string(), Label: z.string(), Days: RetentionDays })),
    /** The sum of the versions of what is kept; 0: the account has said nothing. */
    Version: z.int(),
  }),
})

export const SaveRetention = write('Privacy/SaveRetention', {
  summary: 'Say how long the account keeps the names in each kind of records; older ones lose their names in the next night',
  scope: 'group',
  may,
  input: z.strictObject({
    GroupId: uuid(),
    Version: z.int().check(z.minimum(0)),
    Kinds: z.array(z.strictObject({ Kind: text(40), Days: RetentionDays })).check(z.maxLength(mostKinds)),
  }),
  output: z.object({ Version: z.int() }),
})

export const GetPersonalData = read('Privacy/GetPersonalData', {
  summary: 'What is kept of a person, by their email or phone number: 500 records at most, the newest first',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), who: text(200) }),
  check: ({ who }) => findPersonProblems('who', who),
  output: z.object({
    Records: z.array(
      z.object({
        Kind: z.string(),
        Label: z.string(),
        id: uuid(),
        BuildingName: z.string(),
        Date: moment(),
        Name: z.string(),
        Facts: z.record(z.string(), z.string()),
        /** Somebody still works with it. */
        Open: z.boolean(),
      }),
    ),
    Total: z.int(),
  }),
})

export const ErasePerson = write('Privacy/ErasePerson', {
  summary: 'Take a person’s name out of every record, by their email or phone number; sums stay. Refused while one of them is open',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId: uuid(), Who: text(200) }),
  check: ({ Who }) => findPersonProblems('Who', Who),
  output: z.object({ Erased: z.int() }),
})

const notice = { Responsible: text(300), Email: text(), Text: LocalizedLines(4000) }

export const GetPrivacyNotice = read('Privacy/GetPrivacyNotice', {
  summary: 'What the account says on the privacy page of its visitors, beside what stands there anyway',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    ...notice,
    /** 0: nothing was saved yet. */
    Version: z.int(),
  }),
})

export const SavePrivacyNotice = write('Privacy/SavePrivacyNotice', {
  summary: 'Say who is responsible for the data of visitors, where they write to, and what the account adds in its own words',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId: uuid(), Version: z.int().check(z.minimum(0)), ...notice }),
  check: findNoticeProblems,
  output: z.object({ acId: uuid(), Version: z.int() }),
})
