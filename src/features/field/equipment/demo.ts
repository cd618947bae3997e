import sharp from 'sharp'
import type { FileRef } from '../../../core/fileRef.ts'
import { nameKey } from '../../../core/fold.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { keepDemoFile } from '../../base/files/demo.ts'
import { fileAt } from '../../base/files/rules.ts'
import { placeDemoCodes } from '../../codes/floorPlans/demo.ts'
import { definitions } from '../../codes/functionalities/definitions.ts'
import { insertQrCodes } from '../../codes/qr/insertMany.server.ts'
import type { Item } from '../../codes/qr/model.ts'
import { buildingsDemo, type MadeBuilding } from '../../property/buildings/demo.ts'
import { type DemoPiece, demoSpaces, piecesOf } from './demo/pieces.ts'
import { demoQuestions } from './demo/questions.ts'
import { EquipmentFacts } from './model.ts'
import { findQuestionProblems } from './questions.ts'
import { findFactProblems, searchTextOf } from './rules.ts'
import { equipment, integrityDay, mechanicalSpace, questionTemplate } from './tables.ts'

const YEAR = 365 * 86_400_000

/** What stands in each building, its rooms, and what rounds ask; name plates were photographed in the first buildings. */
export const equipmentDemo = demoPart('field/equipment', async making => {
  for (const [i, made] of buildingsDemo.made(making).entries()) making.count({ 'equipment piece': await makePieces(making, made, i < 3) })
})

const makePieces = async (making: DemoMaking, made: MadeBuilding, withPhotos: boolean): Promise<number> => {
  const { tx, site } = making
  const { GroupId, BuildingId, building } = made
  const place = { GroupId, BuildingId }
  const pieces = piecesOf(building.BuildingType)
  const spaces = await makeSpaces(making, made)
  const codes = await insertQrCodes(
    tx,
    site.secret,
    place,
    pieces.map(piece => ({ ...codeOf(piece), ...whenOf(making) })),
  )
  const rows = []
  for (const [i, piece] of pieces.entries()) {
    const code = codes[i]
    if (!code) throw new Error('each piece has a code')
    const facts = await factsOf(making, made, { piece, MechanicalSpaceId: spaces.get(piece.at) ?? null, withPhotos })
    requireNoProblems(`equipment ${piece.name}`, findFactProblems(facts))
    const [, Floor] = demoSpaces[piece.at]
    const own = {
      ...whenOf(making),
      EquipmentName: piece.name,
      SignId: code.SignId,
      Location: locations[piece.at],
      Floor,
      InstallationNote: '',
    }
    rows.push({ ...place, ...own, ...facts, QrCodeId: code.QrCodeId, SearchText: searchTextOf({ ...own, ...facts }) })
  }
  await noteFiles(tx, equipment, await tx.insert(equipment).values(rows).returning())
  await placeDemoCodes(
    making,
    rows.map(({ QrCodeId, Floor }) => ({ ...made, QrCodeId, Floor })),
  )
  await keepBaseline(making, made, rows.length)
  for (const { StopType, Type, Fields } of demoQuestions)
    requireNoProblems(`questions of ${StopType} ${Type}`, findQuestionProblems(Fields))
  await tx.insert(questionTemplate).values(demoQuestions.map(one => ({ ...place, ...one })))
  return rows.length
}

/** When the pieces were first entered, and last changed. */
const whenOf = ({ to }: DemoMaking) => ({
  CreatedDate: new Date(to.getTime() - 0.8 * YEAR),
  ModifiedDate: new Date(to.getTime() - 0.1 * YEAR),
})

const locations = {
  plant: 'Parking',
  boiler: 'Parking',
  electrical: 'Parking',
  fire: 'Parking',
  roof: 'Rooftop',
  lobby: 'Lobby',
  dock: 'Loading Dock',
} as const satisfies Record<keyof typeof demoSpaces, string>

const codeOf = (piece: DemoPiece) => {
  const { Label, Icon, QrType, initial } = definitions.EquipmentInspection
  const item: Item = {
    Name: { en: Label.en, es: Label.es },
    Icon,
    FunctionalityType: 'EquipmentInspection',
    QrType,
    TemplateFormData: { ...initial },
  }
  return {
    QrName: piece.name,
    QrType,
    Placement: 'QrCode' as const,
    Location: locations[piece.at],
    Floor: demoSpaces[piece.at][1],
    Unit: '',
    InstallationNote: '',
    Items: [item] as const,
  }
}

const makeSpaces = async ({ tx }: DemoMaking, { GroupId, BuildingId }: MadeBuilding): Promise<Map<string, string>> => {
  const rows = Object.values(demoSpaces).map(([SpaceName, Floor]) => ({
    GroupId,
    BuildingId,
    SpaceName,
    NameKey: nameKey(SpaceName),
    Floor,
  }))
  const made = await tx.insert(mechanicalSpace).values(rows).returning({ id: mechanicalSpace.id, SpaceName: mechanicalSpace.SpaceName })
  const ids = new Map(made.map(({ id, SpaceName }) => [SpaceName, id]))
  return new Map(Object.entries(demoSpaces).map(([key, [name]]) => [key, ids.get(name) ?? '']))
}

type Wanted = { piece: DemoPiece; MechanicalSpaceId: string | null; withPhotos: boolean }
const factsOf = async (
  making: DemoMaking,
  made: MadeBuilding,
  { piece, MechanicalSpaceId, withPhotos }: Wanted,
): Promise<EquipmentFacts> => {
  const random = mulberry32(hashText(`piece ${made.building.Code} ${piece.name}`))
  const { Type, facts = {}, years } = piece
  const dayAfter = (years: number) => new Date(making.to.getTime() + (years + random() - 0.3) * YEAR).toISOString().slice(0, 10)
  const SerialNo =
    facts.ManufacturerPartNumber && random() < 0.85 ? `${Type.slice(0, 2).toUpperCase()}${Math.floor(10_000 + random() * 89_999)}` : ''
  const isPhotographed = withPhotos && facts.ManufacturerPartNumber !== undefined && random() < 0.5
  return EquipmentFacts.parse({
    StopType: 'Equipment',
    Type,
    ...facts,
    MechanicalSpaceId,
    SerialNo,
    ...(years !== undefined && { ExpirationDate: dayAfter(years) }),
    ...(facts.Manufacturer && random() < 0.4 && { WarrantyDate: dayAfter(1) }),
    ...(isPhotographed && { UploadFiles: [await keepPlate(making, made, { ...facts, SerialNo })] }),
  })
}

/** The photo of a name plate. */
const keepPlate = async (making: DemoMaking, { GroupId, BuildingId }: MadeBuilding, facts: Partial<EquipmentFacts>): Promise<FileRef> => {
  const fileName = 'name-plate.jpg'
  const lines = [facts.Manufacturer?.toUpperCase() ?? '', `MODEL  ${facts.ManufacturerPartNumber ?? ''}`, `SERIAL  ${facts.SerialNo ?? ''}`]
  const bytes = sharp(Buffer.from(plateOf(lines)))
    .jpeg({ quality: 78 })
    .toBuffer()
  const address = await keepDemoFile(making, { GroupId, UserId: null, BuildingId }, { bucket: 'EquipmentPhoto', fileName, bytes })
  return { FileId: fileAt(address)?.id ?? '', Name: fileName }
}

const plateOf = ([maker = '', model = '', serial = '']: readonly string[]): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">
<defs><linearGradient id="m" x2="1" y2=".4"><stop offset="0" stop-color="#8f989d"/><stop offset=".5" stop-color="#d6dcde"/><stop offset="1" stop-color="#949da2"/></linearGradient></defs>
<rect width="900" height="600" fill="#4d5a52"/><rect x="90" y="90" width="720" height="420" rx="18" fill="url(#m)" stroke="#5b6468" stroke-width="4"/>
<g fill="#5b6468"><circle cx="122" cy="122" r="10"/><circle cx="778" cy="122" r="10"/><circle cx="122" cy="478" r="10"/><circle cx="778" cy="478" r="10"/></g>
<g font-family="DejaVu Sans, sans-serif" fill="#22282b"><text x="150" y="210" font-size="56" font-weight="700">${escapeXml(maker)}</text>
<rect x="150" y="238" width="600" height="4"/><text x="150" y="322" font-size="40">${escapeXml(model)}</text><text x="150" y="402" font-size="40">${escapeXml(serial)}</text></g></svg>`

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** How complete the facts were ten months ago, when the first were entered. */
const keepBaseline = async ({ tx, to }: DemoMaking, { GroupId, BuildingId }: MadeBuilding, count: number): Promise<void> => {
  const Day = new Date(to.getTime() - 0.8 * YEAR).toISOString().slice(0, 10)
  const Total = Math.round(count * 0.7)
  const counts = {
    Total,
    Manufacturer: Math.round(Total * 0.5),
    PartNumber: Math.round(Total * 0.3),
    Photo: 0,
    Tolerance: Math.round(Total * 0.1),
  }
  await tx.insert(integrityDay).values({ GroupId, BuildingId, Day, ...counts })
}
