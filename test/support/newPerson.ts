import type { Permission } from '../../src/core/permissions.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { contactRole } from '../../src/features/property/contacts/contactRoles.ts'
import { AddPortfolioContact, AddPropertyContact, AnswerInvitation } from '../../src/features/property/contacts/contract.ts'
import { changeRole, newContact } from '../../src/features/property/contacts/rules.ts'
import { type Caller, callsOf, callsWith, newBuilding, northgate, visitorOf } from './calls.ts'
import { address } from './contactPages.ts'
import { demoPassword, mailedLink } from './people.ts'
import { tokenOf } from './sessions.ts'

let admin: Promise<Caller> | undefined

type NewPerson = { portfolio?: boolean; account?: string; Name?: string; buildings?: readonly string[] }

/**
 * The e-mail of somebody new who signs in with the demo password, in a role, at a building of their own: for tests that change what
 * is kept with a user, so that others find the demo users as they are. `portfolio`: of the portfolio, with that building assigned, or with
 * `buildings`; `account`: by its id, else Northgate.
 */
export const newPerson = async (
  base: string,
  Role = 'Employee',
  { portfolio = false, account, Name = 'Ines Marchetti', buildings }: NewPerson = {},
): Promise<string> => {
  admin ??= callsOf(base, 'admin')
  const call = await admin
  const gId = account ?? (await northgate(call))
  const [bId = await newBuilding(call, gId, `Own ${Date.now()}`), ...others] = buildings ?? []
  const email = address()
  const draft = changeRole(newContact(), Role, contactRole(Role))
  const Contact = { ...draft.Contact, Name, Phone: '16175550177', Email: email, Team: 'Property Team' }
  if (portfolio) await call(AddPortfolioContact, { GroupId: gId, ...draft, Contact, AssignedBuildings: [bId, ...others] })
  else await call(AddPropertyContact, { GroupId: gId, BuildingId: bId, ...draft, Contact })
  const Token = new URL(await mailedLink(email)).searchParams.get('token') ?? ''
  await visitorOf(base)(AnswerInvitation, { Token, Accept: true, Password: demoPassword })
  return email
}

/** Somebody new at a building of Northgate who holds these flags: a COI manager, whose role there gets them. */
export const newReader = async (base: string, flags: readonly Permission[]): Promise<{ email: string; gId: string; bId: string }> => {
  const email = await newPerson(base, 'COIManager')
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const grant = async () => {
    const { Version } = await call(GetRolePermissions, { gId })
    const Changes = flags.map(flag => ({ Role: 'COIManager' as const, Permission: flag, Granted: true }))
    await call(SaveRolePermissions, { GroupId: gId, Version, Changes })
  }
  await grant().catch(grant) // another test may have saved the account's roles in between
  const { Properties } = await callsWith(base, await tokenOf(base, email))(GetPropertyList, { filter: { gId } })
  return { email, gId, bId: Properties[0]?.id ?? '' }
}
