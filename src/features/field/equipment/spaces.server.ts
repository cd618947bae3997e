import { and, eq, ne } from 'drizzle-orm'
import { nameKey } from '../../../core/fold.ts'
import { makeDuplicateRefusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { mechanicalSpace } from './tables.ts'

type Sent = { SpaceName: string; Floor: string; Note: string }

/** A room as it is written. */
export const spaceColumns = ({ SpaceName, Floor, Note }: Sent) => ({
  SpaceName: SpaceName.trim(),
  NameKey: nameKey(SpaceName),
  Floor: Floor.trim(),
  Note: Note.trim(),
})

/** Refuses a name that another room of the building has. */
export const requireFreeSpaceName = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  { BuildingId, NameKey, id }: { BuildingId: string; NameKey: string; id: string },
): Promise<void> => {
  const same = and(
    eq(mechanicalSpace.GroupId, GroupId),
    eq(mechanicalSpace.BuildingId, BuildingId),
    eq(mechanicalSpace.NameKey, NameKey),
    ne(mechanicalSpace.id, id),
  )
  const [other] = await tx.select({ id: mechanicalSpace.id }).from(mechanicalSpace).where(same)
  if (other) throw makeDuplicateRefusal('SpaceName')
}
