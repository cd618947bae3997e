import { randomUUID } from 'node:crypto'
import { importRun } from '../../src/features/base/importing/tables.ts'
import { codeAddress, qrCode, qrItem } from '../../src/features/codes/qr/tables.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import { survey, surveyAnswer } from '../../src/features/surveys/surveys/tables.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Account } from '../world.ts'

/** An account whose lists get rows. */
export type Lister = Pick<Account, 'group' | 'building' | 'user'>

/** A contact of an account, by number. */
export const contactRow = ({ group: { id: GroupId } }: Lister, n: number): typeof contact.$inferInsert => ({
  GroupId,
  FullName: { en: `Person ${n}` },
  Role: 'Employee',
  Phone: '16175550100',
  Email: `person${n}@test.example`,
  PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
})

/** An import of an account with so many rows, as it is before it is run. */
export const importRow = (
  { group: { id: GroupId }, user }: Lister,
  id: string,
  rows: number,
  Kind: 'Buildings' | 'QrBuilder' | 'Reviews' | 'Equipment',
): typeof importRun.$inferInsert => ({
  GroupId,
  id,
  Kind,
  FileName: 'buildings.xlsx',
  UserId: user.id,
  FullName: 'Test',
  State: 'Checked',
  FileKey: `${GroupId}/${id}`,
  Mapping: { 0: 'Name', 1: 'Code' },
  Sheet: { Header: ['Name', 'Code'], Rows: Array.from({ length: rows }, (_, i) => ({ Row: i + 2, Cells: [`Row ${i}`, `R${i}`] })) },
})

let sign = 20_000
/** Adds a code, by number, with a scan; gives its ids. */
export const addCode = async (
  tx: Tx,
  { group: { id: GroupId }, building: { id: BuildingId } }: Lister,
  n: number,
  Placement: 'QrCode' | 'QrHub' = 'QrCode',
) => {
  const Address = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const [code] = await tx
    .insert(qrCode)
    .values({
      GroupId,
      BuildingId,
      Address,
      Placement,
      SignId: ++sign,
      QrName: `Code ${n}`,
      QrType: 'StaticUrl',
      EntityType: 'Building',
      Location: 'Lobby',
    })
    .returning()
  if (!code) throw new Error('no code')
  await tx.insert(codeAddress).values({ Address, GroupId, QrCodeId: code.id })
  const item = { Name: { en: 'Link' }, Icon: 'link', FunctionalityType: 'StaticUrl', QrType: 'StaticUrl', CanSave: true }
  await tx.insert(qrItem).values({ GroupId, QrCodeId: code.id, TemplateFormData: { Url: 'https://example.com' }, ...item })
  await tx.execute(
    `insert into scan_day (group_id, building_id, qr_code_id, day, scans) values ('${GroupId}', '${BuildingId}', '${code.id}', current_date, 3)`,
  )
  return { QrCodeId: code.id, SignId: code.SignId }
}

/** Adds a survey that is answered, by number. */
export const addSurvey = async (tx: Tx, { group: { id: GroupId }, building: { id: BuildingId } }: Lister, n: number) => {
  const [made] = await tx
    .insert(survey)
    .values({
      GroupId,
      BuildingId,
      SurveyName: `Survey ${n}`,
      Status: 'Completed',
      Products: [{ Type: 'BuildingInfo', ProductName: 'Building Information' }],
      Enabled: allEnabled,
      ProductQuestions: [],
      HelperText: noHelp,
    })
    .returning()
  if (made)
    await tx.insert(surveyAnswer).values({ GroupId, SurveyId: made.id, Section: 'Branding', Payload: {}, Numerator: 1, Denominator: 2 })
}
