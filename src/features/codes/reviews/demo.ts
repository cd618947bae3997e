import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { bringInDemoFile } from '../../base/importing/demo.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { addReviews, type NewReview } from './keep.server.ts'
import { reviewImport } from './reviewImport.server.ts'

const DAY = 86_400_000
const bad = [
  'The elevator was out of order three times this month.',
  'Parking is a maze and the gate does not open.',
  'Rude at the front desk, and nobody called back.',
  'The lobby smelled of paint for weeks.',
] as const
const good = [
  'Friendly people at the desk, and the lobby is always clean.',
  'The new café is the best of the street.',
  'Quiet, well kept, easy to find.',
  'The elevator is fast since they repaired it.',
  'Great view from the roof terrace.',
] as const

/** Two years of reviews on Google: worse while the elevator of a building was out of order, better since it was repaired. */
export const reviewsDemo = demoPart('codes/reviews', async making => {
  let count = 0
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const random = mulberry32(hashText(`reviews ${building.Code}`))
    const all = Array.from({ length: 26 }, (_, i): NewReview => {
      const age = random() * 700 + 1
      const troubled = age > 120 && age < 260
      const Stars = troubled ? 1 + Math.floor(random() * 3) : 5 - Math.floor(random() ** 2 * 4)
      const said = Stars <= 3 ? bad : good
      const Comment = random() < 0.7 ? (said[Math.floor(random() * said.length)] ?? '') : ''
      return { BuildingId, ReviewId: `${building.Code}-${i}`, Stars, ReviewDate: making.to.getTime() - age * DAY, Comment }
    })
    await addReviews({ tx: making.tx, GroupId, now: making.to }, all)
    count += all.length
  }
  making.count({ review: count })
  await bringInReviewFile(making)
})

/** What somebody has brought in themselves; the last row names a building that is none. */
const bringInReviewFile = async (making: DemoMaking): Promise<void> => {
  const account = accountsDemo.made(making).find(({ key }) => key === 'harborline')
  const [place] = buildingsDemo.made(making).filter(one => one.GroupId === account?.GroupId)
  if (!account || !place) return
  const day = (ago: number) => new Date(making.to.getTime() - ago * DAY).toISOString().slice(0, 10)
  await bringInDemoFile(making, account.GroupId, reviewImport, {
    who: 'Naomi Castellanos',
    days: 9,
    FileName: 'harborline-google-reviews.xlsx',
    Header: ['Store code', 'reviewId', 'starRating', 'createTime', 'comment'],
    Rows: [
      [place.building.Code, 'g-1', 'FIVE', day(12), 'The new café is the best of the street.'],
      [place.building.Code, 'g-2', 'FOUR', day(15), ''],
      ['HLX', 'g-3', 'ONE', day(16), 'Not this building.'],
    ],
  })
}
