import { sql } from 'drizzle-orm'
import { definitions } from '../../features/codes/functionalities/definitions.ts'
import { insertQrCode } from '../../features/codes/qr/data.ts'
import type { Item } from '../../features/codes/qr/model.ts'
import { qrCodeProblems } from '../../features/codes/qr/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MadeBuilding } from './account.ts'
import { hashText, mulberry32 } from './content/random.ts'
import type { DemoCode } from './content/types.ts'

export type MadeCode = { QrCodeId: string; code: DemoCode }

const DAY = 86_400_000

/** Writes the codes of a building with what they do, by the rules of their types. `since`: when the first were hung up; `to`: today. */
export const makeCodes = async (
  tx: Tx,
  secret: string,
  made: MadeBuilding,
  { since, to }: { since: Date; to: Date },
): Promise<MadeCode[]> => {
  const codes: MadeCode[] = []
  const touched: { q: string; m: number }[] = []
  for (const code of made.plan.codes) {
    const random = mulberry32(hashText(`code ${code.buildingCode} ${code.SignId}`))
    const row = rowOf(code)
    const problems = qrCodeProblems(row)
    if (problems.length > 0) throw new Error(`The demo code ${code.SignId} is refused: ${JSON.stringify(problems)}`)
    const place = {
      GroupId: made.GroupId,
      BuildingId: made.BuildingId,
      SignId: Number(code.SignId),
      CreatedDate: new Date(since.getTime() - random() * 20 * DAY),
    }
    const { QrCodeId } = await insertQrCode(tx, secret, { ...row, ...place })
    codes.push({ QrCodeId, code })
    touched.push({ q: QrCodeId, m: to.getTime() - random() ** 2 * (to.getTime() - since.getTime()) })
  }
  await tx.execute(sql`update qr_code set modified_date = to_timestamp(m / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t(q uuid, m double precision) where group_id = ${made.GroupId} and id = q`)
  return codes
}

const rowOf = (code: DemoCode) => ({
  QrName: code.QrName,
  Location: code.Location,
  Floor: code.Floor,
  InstallationNote: code.InstallationNote,
  Item: itemOf(code),
})

/** The template item of a code. */
const itemOf = (code: DemoCode): Item => {
  const { Label, Icon, QrType } = definitions[code.FunctionalityType]
  return { Name: { en: Label.en, es: Label.es }, Icon, FunctionalityType: code.FunctionalityType, QrType, TemplateFormData: formOf(code) }
}

const formOf = (code: DemoCode): Item['TemplateFormData'] => {
  if (code.FunctionalityType === 'StaticUrl') return { Url: code.Url }
  if (code.FunctionalityType === 'Feedback') return { ...definitions.Feedback.standard?.(code.Location), EntityType: code.EntityType }
  if (code.FunctionalityType === 'CommentCard') return { ...definitions.CommentCard.template }
  const { SSID, Password } = code
  const NetworkType = code.NetworkType === 'Unsecured' ? 'nopass' : code.NetworkType
  return { ...definitions.Wifi.initial, SSID, NetworkType, Password: NetworkType === 'nopass' ? '' : Password }
}
