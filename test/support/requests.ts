import type { GroupId } from '../../src/core/ids.ts'
import { joinInputs, readAnswers } from '../../src/features/base/fields/rules.ts'
import { bookedVenue, describeBooked } from '../../src/features/codes/functionalities/booked.server.ts'
import { isWork } from '../../src/features/codes/functionalities/definition.ts'
import type { FunctionalityType } from '../../src/features/codes/functionalities/definitions.ts'
import type { FieldOnlyDefinition } from '../../src/features/codes/functionalities/families/fieldOnly/definition.ts'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { readField } from '../../src/features/codes/functionalities/families/fieldOnly/wire.ts'
import { addRequest, readMeanings } from '../../src/features/codes/requests/data.ts'
import { uuidv7 } from '../../src/platform/db/uuidv7.ts'
import type { Account, World } from '../world.ts'
import { newQrCode } from './scans.ts'

type Wanted = { type?: keyof typeof fieldOnlyTypes; at?: Date; typed?: Record<string, string>; QrCodeId?: string }

/** A request of a type's template, as its page would keep it; its code is made where none is named. Gives its id and its code. */
export const newRequest = async (
  world: Pick<World, 'services'>,
  account: Pick<Account, 'group' | 'building'>,
  { type = 'Maintenance', at = new Date(), typed, QrCodeId }: Wanted = {},
): Promise<{ RequestId: string; QrCodeId: string }> => {
  const definition: FieldOnlyDefinition = fieldOnlyTypes[type]
  const code = QrCodeId ?? (await newQrCode(world, account, { Type: type satisfies FunctionalityType })).QrCodeId
  const fields = definition.sample.Fields.map(readField)
  const answers = readAnswers(fields, joinInputs(fields, typed ?? definition.asks ?? {}))
  const RequestId = uuidv7(at.getTime())
  const of = {
    BuildingId: account.building.id,
    QrCodeId: code,
    ItemId: code,
    FunctionalityType: type,
    Venue: bookedVenue(type, definition.sample),
    booked: describeBooked(
      { FunctionalityType: type, Form: definition.sample, TimeZone: 'America/New_York', now: at },
      readMeanings(fields, answers),
    ),
    Language: 'en' as const,
    isWork: isWork(definition.purpose),
  }
  await world.services.db.withTenant(account.group.id as GroupId, tx =>
    addRequest({ tx, GroupId: account.group.id, now: at }, { id: RequestId, ...of, fields, answers }),
  )
  return { RequestId, QrCodeId: code }
}
