import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../platform/demo/random.ts'
import { buildingsDemo, type MadeBuilding } from '../buildings/demo.ts'
import { demoRules } from './demo/rules.ts'
import { findContacts } from './hearers.server.ts'
import { anyLocation, type Criterion } from './model.ts'
import { findCriteriaProblems } from './rules.ts'
import { ruleTypes } from './sources.server.ts'
import { notification, notificationRule } from './tables.ts'
import { planEvent } from './tell.server.ts'

const DAY = 86_400_000
const office = {
  Days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  StartTimeString: '07:00',
  EndTimeString: '19:00',
} satisfies Criterion['Schedule']
const always = { Days: [], StartTimeString: '', EndTimeString: '' } satisfies Criterion['Schedule']

/** The rules of some buildings; in the others the managers are notified. */
export const notificationsDemo = demoPart('property/notifications', async making => {
  for (const made of buildingsDemo.made(making)) {
    for (const [QrType, rows] of Object.entries(demoRules[made.building.Code] ?? {})) await makeRule(making, made, QrType, rows)
  }
})

type Rows = NonNullable<(typeof demoRules)[string][string]>
const makeRule = async ({ tx, from, count }: DemoMaking, { GroupId, BuildingId, building }: MadeBuilding, QrType: string, rows: Rows) => {
  const contacts = await findContacts({ tx, GroupId, BuildingId })
  const type = ruleTypes.all().find(one => one.QrType === QrType)
  if (!type) throw new Error(`The demo world has a rule for ${QrType}, by which nothing comes in`)
  const Criteria = rows.map(({ who, office: byDay, ...row }, i) => ({
    ...row,
    Key: String(i + 1),
    RecipientId: contacts.find(({ FullName }) => FullName.en === who)?.id ?? null,
    Location: type.NeedsLocation ? anyLocation : null,
    Schedule: byDay ? office : always,
  }))
  requireNoProblems(`rule of ${building.Code} for ${QrType}`, findCriteriaProblems(Criteria, type))
  await tx.insert(notificationRule).values({ GroupId, BuildingId, QrType, Criteria, CreatedDate: from, ModifiedDate: from })
  count({ 'notification rule': 1 })
}

/** Something that people were told of in the last weeks of the demo world. */
export type DemoEvent = { GroupId: string; What: string; SubjectId: string; at: Date; Score?: number }

/** Rings the bells of whom events concern, as the rules say; what is older than two days is read, most of the time. */
export const keepDemoNotifications = async ({ tx, to, count }: DemoMaking, events: readonly DemoEvent[]): Promise<void> => {
  for (const { GroupId, What, SubjectId, at, Score } of events) {
    const planned = await planEvent(tx, { GroupId, What, SubjectId, now: at, ...(Score !== undefined && { Score }) })
    if (!planned || planned.plan.bells.size === 0) continue
    const random = mulberry32(hashText(`bell ${at.getTime()}`))
    const age = to.getTime() - at.getTime()
    const rows = [...planned.plan.bells].map(UserId => ({
      ...planned.row,
      UserId,
      ReadDate: age > 2 * DAY || random() < 0.3 ? new Date(at.getTime() + Math.min(age, random() * 0.4 * DAY)) : null,
    }))
    await tx.insert(notification).values(rows).onConflictDoNothing()
    count({ notification: rows.length })
  }
}
