import { nameKey } from '../../../core/fold.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { hashText } from '../../../platform/demo/random.ts'
import { fieldPhone } from './tables.ts'

/** A phone of the demo world with the one who walks with it; typed names have no `UserId`. */
export type DemoPhone = { GroupId: string; BuildingId: string; DeviceId: string; UserId: string | null; Name: string; heard: Date }

const labels = ['Safari, iPhone', 'Chrome, Android', 'Samsung Internet, Android'] as const

/** Keeps the phones on which the walks of the demo world were made. */
export const keepDemoPhones = async ({ tx, from, count }: DemoMaking, phones: readonly DemoPhone[]): Promise<void> => {
  const rows = phones.map(({ heard: HeardDate, ...phone }): typeof fieldPhone.$inferInsert => ({
    ...phone,
    Walker: phone.UserId ?? nameKey(phone.Name),
    IsMember: phone.UserId !== null,
    Label: labels[hashText(phone.DeviceId) % labels.length] ?? '',
    HeardDate,
    CreatedDate: from,
    ModifiedDate: HeardDate,
  }))
  for (const some of batches(rows)) await tx.insert(fieldPhone).values(some)
  count({ 'phone of rounds': rows.length })
}
