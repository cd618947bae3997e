import { randomUUID } from 'node:crypto'
import { writeAuditRow } from '../../../platform/db/audit.ts'
import { officeTime } from '../../../platform/demo/moments.ts'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { hashText } from '../../../platform/demo/random.ts'
import { findDemoUser } from '../people/demo.ts'

/** What somebody has changed of a record, so many days before the end of the demo world; `Before` and `After` as the call tells the audit. */
export type DemoChange = {
  /** Name of a user of the account, or of the provider. */
  who: string
  days: number
  Call: string
  Object: string
  ObjectId: string
  Before: object
  After: object
}

/** Writes what people have changed over the last weeks of the demo world. What stands after it is what the feature has made. */
export const tellDemoChanges = async (making: DemoMaking, GroupId: string, changes: readonly DemoChange[]): Promise<void> => {
  for (const [i, { who, days, ...change }] of changes.entries())
    await writeAuditRow(making.client, {
      ...findDemoUser(making, GroupId, who),
      ...change,
      GroupId,
      Address: `203.0.113.${10 + (who.length % 40)}`,
      RequestId: randomUUID(),
      At: officeTime(making.to, days, i + hashText(change.Call + who)),
    })
}
