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

/** Plans of the floors of some buildings that have most codes; the last code of each floor is not placed yet. */
export const floorPlansDemo = demoPart('codes/floorPlans', async making => {
  const codes = qrDemo.made(making).filter(({ code }) => code.Floor !== '')
  const buildings = [...Map.groupBy(codes, one => one.BuildingId).values()].toSorted((a, b) => b.length - a.length)
  for (const here of buildings.slice(0, withPlans))
    for (const floor of [...Map.groupBy(here, ({ code }) => nameKey(code.Floor)).values()]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, floorsEach))
      await makePlan(making, floor)
})

const makePlan = async (making: DemoMaking, codes: readonly MadeCode[]): Promise<void> => {
  const [first] = codes
  if (!first) return
  const { GroupId, BuildingId, building, code } = first
  const random = mulberry32(hashText(`plan ${building.Code} ${code.Floor}`))
  const bytes = sharp(Buffer.from(drawFloor(random)))
    .png({ palette: true })
    .toBuffer()
  const place = { GroupId, UserId: null, BuildingId }
  const address = await keepDemoFile(making, place, { bucket: 'FloorPlan', fileName: `${building.Code}-${code.Floor}.png`, bytes })
  const Picture = { FileId: fileAt(address)?.id ?? '', Name: `${building.Code} ${code.Floor}.png` }
  const [made] = await making.tx
    .insert(floorPlan)
    .values({ GroupId, BuildingId, Floor: code.Floor, Picture, ...planSize })
    .returning()
  if (!made) throw new Error('no plan was made')
  await noteFiles(making.tx, floorPlan, [made])
  const rooms = findRooms()
  const pins = codes.slice(0, Math.max(1, codes.length - 1)).map(({ QrCodeId }, i) => {
    const [x, y, width, height] = rooms[(i * 5) % rooms.length] ?? [0, 0, planSize.Width, planSize.Height]
    const spot = { X: (x + width * (0.2 + 0.6 * random())) / planSize.Width, Y: (y + height * (0.2 + 0.6 * random())) / planSize.Height }
    return { GroupId, QrCodeId, BuildingId, PlanId: made.id, ...clampPlace(spot) }
  })
  await making.tx.insert(planPin).values(pins)
  making.count({ 'floor plan': 1 })
}
