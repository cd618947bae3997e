import { AddPropertyContact, AnswerInvitation } from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { type Caller, callsOf, newBuilding, northgate, visitorOf } from './calls.ts'
import { address } from './contactPages.ts'
import { demoPassword, mailedLink } from './people.ts'

let admin: Promise<Caller> | undefined

/**
 * The e-mail of somebody new who signs in with the demo password, in a role, at a building of their own: for tests that change what
 * is kept with a user, so that others find the demo users as they are.
 */
export const newPerson = async (base: string, Role = 'Employee'): Promise<string> => {
  admin ??= callsOf(base, 'admin')
  const call = await admin
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Own ${Date.now()}`)
  const email = address()
  const draft = newContact()
  const Contact = { ...draft.Contact, Name: 'Ines Marchetti', Role, Phone: '16175550177', Email: email, Team: 'Property Team' }
  await call(AddPropertyContact, { GroupId: gId, BuildingId: bId, ...draft, Contact })
  const Token = new URL(await mailedLink(email)).searchParams.get('token') ?? ''
  await visitorOf(base)(AnswerInvitation, { Token, Accept: true, Password: demoPassword })
  return email
}
