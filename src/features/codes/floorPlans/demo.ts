import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { nameKey } from '../../../core/fold.ts'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { keepDemoFile } from '../../base/files/demo.ts'
import { fileAt } from '../../base/files/rules.ts'
import { type MadeCode, qrDemo } from '../qr/demo.ts'
import { drawFloor, findRooms, planSize } from './demo/drawFloor.ts'
import { clampPlace } from './rules.ts'
import { floorPlan, planPin } from './tables.ts'

/** How many buildings of an account have plans, and how many of their floors. */
const [withPlans, floorsEach] = [2, 3] as const

/** A code of the demo world as it is placed on a plan. */
type PlacedCode = Pick<MadeCode, 'GroupId' | 'BuildingId' | 'building' | 'QrCodeId'> & { Floor: string }

/** Plans of the floors of some buildings that have most codes; the last code of each floor is not placed yet. */
export const floorPlansDemo = demoPart('codes/floorPlans', async making => {
  const codes = qrDemo.made(making).flatMap(({ code, ...made }) => (code.Floor === '' ? [] : [{ ...made, Floor: code.Floor }]))
  const buildings = [...Map.groupBy(codes, one => one.BuildingId).values()].toSorted((a, b) => b.length - a.length)
  for (const here of buildings.slice(0, withPlans))
    for (const floor of [...Map.groupBy(here, ({ Floor }) => nameKey(Floor)).values()]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, floorsEach))
      await pinCodes(making, await makePlan(making, floor[0]), floor.slice(0, Math.max(1, floor.length - 1)))
})

/** Places codes that a later part has made: on the plan of their floor, or on a new one where their building has plans. */
export const placeDemoCodes = async (making: DemoMaking, codes: readonly PlacedCode[]): Promise<void> => {
  const [first] = codes
  if (!first) return
  const { GroupId, BuildingId } = first
  const plans = await making.tx
    .select({ id: floorPlan.id, Floor: floorPlan.Floor })
    .from(floorPlan)
    .where(and(eq(floorPlan.GroupId, GroupId), eq(floorPlan.BuildingId, BuildingId)))
  if (plans.length === 0) return
  for (const [floor, own] of Map.groupBy(codes, ({ Floor }) => nameKey(Floor))) {
    const known = plans.find(one => nameKey(one.Floor) === floor)
    await pinCodes(making, known?.id ?? (await makePlan(making, own[0])), own)
  }
}

const makePlan = async (making: DemoMaking, first: PlacedCode | undefined): Promise<string> => {
  if (!first) throw new Error('a plan is of a floor')
  const { GroupId, BuildingId, building, Floor } = first
  const bytes = sharp(Buffer.from(drawFloor(randomOf(first))))
    .png({ palette: true })
    .toBuffer()
  const place = { GroupId, UserId: null, BuildingId }
  const address = await keepDemoFile(making, place, { bucket: 'FloorPlan', fileName: `${building.Code}-${Floor}.png`, bytes })
  const Picture = { FileId: fileAt(address)?.id ?? '', Name: `${building.Code} ${Floor}.png` }
  const [made] = await making.tx
    .insert(floorPlan)
    .values({ GroupId, BuildingId, Floor, Picture, ...planSize })
    .returning()
  if (!made) throw new Error('no plan was made')
  await noteFiles(making.tx, floorPlan, [made])
  making.count({ 'floor plan': 1 })
  return made.id
}

const randomOf = ({ building, Floor }: PlacedCode) => mulberry32(hashText(`plan ${building.Code} ${Floor}`))

const pinCodes = async ({ tx }: DemoMaking, PlanId: string, codes: readonly PlacedCode[]): Promise<void> => {
  const rooms = findRooms()
  const pins = codes.map((placed, i) => {
    const random = mulberry32(hashText(`pin ${placed.QrCodeId}`))
    const [x, y, width, height] = rooms[(i * 5) % rooms.length] ?? [0, 0, planSize.Width, planSize.Height]
    const spot = { X: (x + width * (0.2 + 0.6 * random())) / planSize.Width, Y: (y + height * (0.2 + 0.6 * random())) / planSize.Height }
    return { GroupId: placed.GroupId, QrCodeId: placed.QrCodeId, BuildingId: placed.BuildingId, PlanId, ...clampPlace(spot) }
  })
  await tx.insert(planPin).values(pins)
}
