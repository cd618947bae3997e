import type { Services } from '../../src/platform/services.ts'
import type { DueRows } from '../../src/platform/time/dueRows.ts'

/** Works off what is due in every account, as its jobs do. */
export const workOffDue = async (due: DueRows<never>, services: Services, now = new Date()): Promise<void> => {
  for (const group of await due.find(services, now)) await due.workOff(services as never, group, { now }) // all that any work needs
}
