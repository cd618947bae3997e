import type { Output } from '../../../core/call.ts'
import { invalid } from '../../../core/problem.ts'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { insertPrintSettings } from '../../signs/printing/insert.server.ts'
import { digitalLocation } from '../../signs/printing/options.ts'
import { insertQrCodes, type OneOfMany } from '../qr/insertMany.server.ts'
import { SaveQrBuilders } from './contract.ts'
import { printDefaults, type QrBuilder } from './model.ts'
import { findOwnTemplate, generatedType, listItems, listPrintTemplates, type OwnTemplate } from './qrTypes.ts'
import { builderProblems, isSaved } from './rules.ts'
import { readOwnTemplates } from './templates.server.ts'

/** Makes the codes of all rows with a name, with how they are printed and their history; in few statements, however many they are. */
export const saveQrBuilders = async (ctx: Ctx<'building'>, builders: readonly QrBuilder[]): Promise<Output<typeof SaveQrBuilders>> => {
  const { GroupId, actor } = ctx
  const problems = builderProblems(builders, await readOwnTemplates(ctx))
  if (problems.length > 0) throw invalid(problems)
  const codes = await insertBuilders(ctx, builders.filter(isSaved))
  const by = { GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId: ctx.requestId }
  const audited = codes.map(({ QrCodeId, SignId, row }) => ({ id: QrCodeId, Before: null, After: { SignId, ...readPlace(row) } }))
  await writeAuditRows(ctx.tx, { ...by, Call: SaveQrBuilders.path, Object: 'qr_code' }, audited)
  const QrCodes = codes.map(({ QrCodeId, SignId, row }) => ({ QrCodeId, SignId, QrName: row.QrName.trim() }))
  return { Total: QrCodes.length, QrCodes }
}

type GeneratorPlace = Pick<Ctx<'building'>, 'tx' | 'secret'> & { GroupId: string; BuildingId: string }

/** Makes the codes of rows of a building, with how they are printed, in the order of the rows. */
export const insertBuilders = async ({ tx, secret, GroupId, BuildingId }: GeneratorPlace, rows: readonly QrBuilder[]) => {
  const made = await insertQrCodes(tx, secret, { GroupId, BuildingId }, rows.map(readCode))
  const codes = rows.flatMap((row, i) => (made[i] ? [{ ...made[i], row }] : []))
  const own = await readOwnTemplates({ tx, GroupId })
  await insertPrintSettings(
    { tx, GroupId, BuildingId },
    codes.flatMap(({ QrCodeId, row }) => (row.Type === digitalLocation ? [] : [{ QrCodeId, ...readPrint(row, own) }])),
  )
  return codes
}

/** Where the code of a row hangs, as the code keeps it. */
export const readPlace = ({ QrName, Type, Floor, Unit, NameEn, QrType }: QrBuilder) => ({
  QrName: QrName.trim(),
  Location: Type,
  Floor: Floor.trim(),
  Unit: Unit.trim(),
  InstallationNote: NameEn.trim(),
  QrType,
})

const readCode = (row: QrBuilder): OneOfMany => {
  const type = generatedType(row.QrType)
  if (!type) throw invalid(builderProblems([row])) // the call's rules have refused it
  return { ...readPlace(row), Placement: type.hub ? 'QrHub' : 'QrCode', Items: listItems(type, row.Type) }
}

// An emptied cell is printed as a new row is.
const readPrint = (row: QrBuilder, own: readonly OwnTemplate[]) => {
  const layouts = listPrintTemplates(row.QrType, row.Type)
  const named = layouts.some(one => one.Code === row.PrintTemplate) ? undefined : findOwnTemplate(own, row.PrintTemplate)
  const filled = <Field extends 'Material' | 'Size' | 'Orientation' | 'Color' | 'FileFormat' | 'State'>(field: Field): string =>
    row[field] || printDefaults[field]
  return {
    Quantity: Number(row.Quantity || printDefaults.Quantity),
    State: filled('State'),
    Material: filled('Material'),
    Size: filled('Size'),
    Orientation: filled('Orientation'),
    Color: filled('Color'),
    PrintTemplate: named?.Code ?? (row.PrintTemplate || (layouts[0]?.Code ?? '')),
    FileFormat: filled('FileFormat'),
  }
}
