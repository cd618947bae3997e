import { AddRequestNote, EditRequest, GetRequest, MoveRequest } from '../../src/features/codes/inbox/contract.ts'
import type { Account } from '../world.ts'
import { newRequest } from './requests.ts'
import type { Makers, Write } from './write.ts'

/** Writes of what visitors sent by codes. */
export const writesOfCodes = ({ world }: Makers): Write[] => {
  const requestIn = async (account: Account) => ({ GroupId: account.group.id, RequestId: (await newRequest(world, account)).RequestId })
  return [
    {
      call: AddRequestNote,
      open: async account => requestIn(account).then(at => ({ input: Note => ({ ...at, Note, ForVisitor: true }) })),
    },
    { call: MoveRequest, open: async account => requestIn(account).then(at => ({ input: () => ({ ...at, Version: 1, Move: 'finish' }) })) },
    {
      call: EditRequest,
      open: async account => {
        const at = await requestIn(account)
        const { Version, DueDate } = await account.call(GetRequest, { gId: at.GroupId, RequestId: at.RequestId })
        return { input: text => ({ ...at, Version, AssigneeId: null, Urgency: text === 'mine' ? 'Low' : 'High', DueDate }) }
      },
    },
  ]
}
