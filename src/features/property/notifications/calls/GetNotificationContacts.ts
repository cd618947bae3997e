import { handle } from '../../../../platform/handle.ts'
import { GetNotificationContacts as call } from '../contract.ts'
import { findContacts } from '../hearers.server.ts'

export const GetNotificationContacts = handle(call, async ctx => ({
  Contacts: (await findContacts(ctx)).map(({ id, FullName, Role, Phone, Email, UserId }) => ({
    ContactId: id,
    FullName,
    Role,
    PhoneNumber: Phone,
    Email,
    SignsIn: UserId !== null,
  })),
}))
