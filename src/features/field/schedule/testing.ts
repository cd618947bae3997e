import { contactRow } from '../../../../test/support/listedRows.ts'
import type { Makers } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { dayIn } from '../../../core/days.ts'
import { addDays } from '../../../core/steps.ts'
import { contact } from '../../property/contacts/tables.ts'
import { addRound } from '../rounds/testing.ts'
import { AddAbsence, DeleteAbsence, ExcuseDues, GetSchedule, MoveDue } from './contract.ts'

/** An open date of a new round of each day, tomorrow, as calls name it. */
export const addScheduledDue = async (account: Account, QrName = 'Morning') => {
  const { RoundId } = await addRound(account, QrName)
  const asked = { gId: account.group.id, bId: account.building.id }
  const today = dayIn('UTC', Date.now())
  const { Dues } = await account.call(GetSchedule, { ...asked, First: addDays(today, 1) })
  const due = Dues.find(one => one.RoundId === RoundId)
  if (!due) throw new Error('a round of each day is due tomorrow')
  return due
}

const placeOf = ({ group, building }: Account) => ({ GroupId: group.id, BuildingId: building.id })

/** Somebody who signs in and works in the account's building, with their calls. */
export const signInWalker = async ({ world }: Pick<Makers, 'world'>, account: Account, name: string) => {
  const person = await account.signInAs('Employee')
  const { user } = person
  await world.services.db.asSystem('a walker of a test', tx =>
    tx.insert(contact).values({ ...contactRow(account, 1), FullName: { en: name }, BuildingId: account.building.id, UserId: user.id }),
  )
  return person
}

/** The same; gives the id of the user. */
export const addWalker = async (makers: Pick<Makers, 'world'>, account: Account, name: string): Promise<string> =>
  (await signInWalker(makers, account, name)).user.id

/** An absence of a new person, with another as stand-in. */
export const addAbsence = async (makers: Pick<Makers, 'world'>, account: Account) => {
  const [UserId, StandInId] = [await addWalker(makers, account, 'Ana Away'), await addWalker(makers, account, 'Ben Back')]
  const First = dayIn('UTC', Date.now())
  const absence = { ...placeOf(account), UserId, StandInId, First, Last: addDays(First, 3) }
  return { absence, ...(await account.call(AddAbsence, absence)) }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: makers => [
    {
      call: MoveDue,
      open: async account => {
        const { DueId, Version, Day, Time } = await addScheduledDue(account)
        return { input: () => ({ ...placeOf(account), DueId, Version, Day: addDays(Day, 1), Time, UserId: null }) }
      },
    },
    {
      call: ExcuseDues,
      open: async account => {
        const { DueId, Version } = await addScheduledDue(account)
        return { input: text => ({ ...placeOf(account), Dues: [{ DueId, Version }], Reason: text }) }
      },
    },
    {
      call: AddAbsence,
      open: async account => {
        const { absence } = await addAbsence(makers, account)
        return { input: () => absence }
      },
    },
    {
      call: DeleteAbsence,
      open: async account => {
        const { AbsenceId } = await addAbsence(makers, account)
        return { input: () => ({ ...placeOf(account), AbsenceId }) }
      },
    },
  ],
}
