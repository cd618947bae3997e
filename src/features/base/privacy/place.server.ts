import type { GroupCtx } from '../../../platform/handle.ts'
import type { PersonalPlace } from './records.server.ts'

/** The account of a call, as its records of people are reached. */
export const placeOf = ({ tx, GroupId, system }: Pick<GroupCtx, 'tx' | 'GroupId' | 'system'>): PersonalPlace => ({
  GroupId,
  run: (source, work) => (source.isSystem ? system(`records of a person: ${source.Kind}`, work) : work(tx)),
})
