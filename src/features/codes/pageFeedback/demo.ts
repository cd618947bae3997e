import { and, eq, isNotNull } from 'drizzle-orm'
import { type DemoMaking, demoPart } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { contact } from '../../property/contacts/tables.ts'
import { keepPageFeedback } from './keep.server.ts'

const DAY = 86_400_000
const pages = ['/requests', '/feedback', '/library/qrcodelist', '/analyticsFeedback/…', '/analytics/dashboard', '/contacts'] as const
const good = ['I find everything at once.', 'The list is fast now.', 'Much clearer since the filters stay.', ''] as const
const bad = ['Too many clicks to close a request.', 'I would like the photos larger.', 'On my phone the table is hard to read.'] as const

/** What the people of an account said of the pages they work with: some a month. */
export const pageFeedbackDemo = demoPart('codes/pageFeedback', async making => {
  let count = 0
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const people = await listPeople(making, GroupId)
    const random = mulberry32(hashText(`pages ${building.Code}`))
    for (let i = 0; i < 12 && people.length > 0; i++) {
      const person = people[Math.floor(random() * people.length)]
      const Score = 5 - Math.floor(random() ** 2 * 4)
      const said = Score <= 3 ? bad : good
      const now = new Date(making.to.getTime() - random() ** 2 * 400 * DAY - DAY)
      await keepPageFeedback(
        { tx: making.tx, now },
        {
          GroupId,
          BuildingId,
          Place: 'Portal',
          Page: pages[Math.floor(random() * pages.length)] ?? '/',
          Role: person?.Role ?? '',
          UserId: person?.UserId ?? null,
          Name: person?.FullName.en ?? '',
          Language: 'en',
          Score,
          Comment: said[Math.floor(random() * said.length)] ?? '',
        },
      )
      count++
    }
  }
  making.count({ 'page rating': count })
})

const listPeople = ({ tx }: DemoMaking, GroupId: string) => {
  const { UserId, FullName, Role } = contact
  return tx
    .select({ UserId, FullName, Role })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), isNotNull(UserId)))
    .orderBy(contact.id)
}
