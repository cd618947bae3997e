import { accountPart } from '../../../platform/account/parts.ts'
import { waitForSums } from '../../../platform/db/fillSums.ts'
import { sumBacklog } from '../../../platform/tables.ts'
import { answerBacklog } from './rollUp.server.ts'

export const answerParts = [
  accountPart(sumBacklog, {
    leftOut: 'what a job of this installation has still to add up',
    // The export may be of a release that had fewer sums.
    endWork: (client, GroupId) => waitForSums(client, GroupId, answerBacklog),
  }),
]
