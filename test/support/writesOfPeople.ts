import { randomUUID } from 'node:crypto'
import { StartBackup } from '../../src/features/base/backups/contract.ts'
import { SendMailAgain, SendTextAgain } from '../../src/features/base/outbox/contract.ts'
import { ChangePassword, EndOtherSessions, EndOwnSession, GetOwnSessions } from '../../src/features/base/ownSettings/contract.ts'
import { RequestPasswordReset, ResetPassword, SaveSettings, SignIn, SignOut } from '../../src/features/base/people/contract.ts'
import { openPasswordLink } from '../../src/features/base/people/data.ts'
import { DeleteView, SaveView } from '../../src/features/base/views/contract.ts'
import {
  AddPortfolioContact,
  AddPropertyContact,
  AnswerInvitation,
  NotifyOnboard,
  OffboardContact,
  OpenInvitation,
  ReactivateContact,
  SendPasswordReset,
} from '../../src/features/property/contacts/contract.ts'
import { linkPlaces } from '../../src/features/property/contacts/rules.ts'
import { ReadAllNotifications, ReadNotification } from '../../src/features/property/notifications/contract.ts'
import { mail, textMessage } from '../../src/platform/tables.ts'
import { type Account, callsAs, password } from '../world.ts'
import { acceptAs, invitationTo } from './invitations.ts'
import { newNotification } from './told.ts'
import { contactOf, type Makers, placeOf, type Write } from './write.ts'

const newPassword = 'Quay-Lanterns-42'

/** A contact of a role that signs in, who has been asked. */
const asked = async (account: Account, text = 'Mei Chau') => {
  const draft = contactOf(text)
  const made = await account.call(AddPropertyContact, { ...placeOf(account), ...draft, Contact: { ...draft.Contact, Role: 'Employee' } })
  return { ContactId: made.acId, ContactUserId: made.UserId ?? '', Email: draft.Contact.Email }
}
const view = (Name: string) => ({ List: 'Entity/GetPropertyList', Name, Query: 'Region=West', Hidden: [], GroupId: null })

/** Writes about people, their sign-ins and mails. */
export const writesOfPeople = ({ world, global }: Makers): Write[] => {
  const { token } = global
  const { asSystem } = world.services.db
  const signIn = ({ user }: Account) => callsAs(world.app, null).call(SignIn, { UserName: user.email, Password: password })
  return [
    { call: RequestPasswordReset, open: async ({ user }) => ({ token: '', input: () => ({ Email: user.email }) }) },
    {
      call: ResetPassword,
      open: async ({ user }) => {
        const Token = await asSystem('test', tx => openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes: 30 }))
        return { token: '', input: text => ({ Token, Password: `${newPassword}${text}` }) }
      },
    },
    { call: SaveSettings, open: async () => ({ input: text => ({ Theme: text === 'mine' ? 'dark' : 'light', Language: 'fr' }) }) },
    { call: SignOut, open: async () => ({ input: () => ({}) }) },
    {
      call: ChangePassword,
      open: async () => ({ input: text => ({ Present: password, Password: newPassword + text, Repeated: newPassword + text }) }),
    },
    {
      call: EndOtherSessions,
      open: async account => {
        await signIn(account)
        return { input: () => ({}) }
      },
    },
    {
      call: EndOwnSession,
      open: async account => {
        await signIn(account)
        const { Sessions } = await account.call(GetOwnSessions, {})
        return { input: () => ({ SessionId: Sessions.find(one => !one.IsThis)?.SessionId ?? '' }) }
      },
    },
    {
      call: AddPropertyContact,
      open: async account => {
        const draft = contactOf('')
        return { input: Name => ({ ...placeOf(account), ...draft, Contact: { ...draft.Contact, Role: 'Employee', Name } }) }
      },
    },
    {
      call: AddPortfolioContact,
      open: async ({ group, building }) => {
        const draft = { ...contactOf(''), GroupId: group.id, AssignedBuildings: [building.id] }
        return { input: Name => ({ ...draft, Contact: { ...draft.Contact, Name } }) }
      },
    },
    {
      call: AnswerInvitation,
      open: async account => {
        const Token = await asked(account).then(({ Email }) => invitationTo(world, Email))
        return { token: '', input: text => ({ Token, Accept: true, Password: newPassword + text }) }
      },
    },
    {
      call: OpenInvitation,
      open: async account => {
        const Token = await asked(account).then(({ Email }) => invitationTo(world, Email))
        return { token: '', input: () => ({ Token }) }
      },
    },
    {
      call: NotifyOnboard,
      open: async account => {
        const { ContactUserId } = await asked(account)
        return { input: text => ({ ContactUserId, SendText: false, EmailTemplate: `<p>${text} ${linkPlaces.en}</p>` }) }
      },
    },
    {
      call: SendPasswordReset,
      open: async account => {
        const { ContactUserId, Email } = await asked(account)
        await acceptAs(world, Email, { Password: newPassword })
        return { input: () => ({ ContactUserId }) }
      },
    },
    {
      call: OffboardContact,
      open: async account => {
        const { ContactId } = await asked(account)
        return { input: () => ({ GroupId: account.group.id, ContactId }) }
      },
    },
    {
      call: ReactivateContact,
      open: async account => {
        const { ContactId } = await asked(account)
        await account.call(OffboardContact, { GroupId: account.group.id, ContactId })
        return { input: () => ({ GroupId: account.group.id, ContactId }) }
      },
    },
    {
      call: SendMailAgain,
      open: async ({ group }) => {
        const failed = {
          GroupId: group.id,
          To: ['a@harbor.example'],
          Subject: 'Test',
          Text: 'Test',
          Html: '<p>Test</p>',
          State: 'Failed' as const,
        }
        const [row] = await asSystem('test', tx =>
          tx
            .insert(mail)
            .values({ ...failed, MessageId: `<${randomUUID()}@test>` })
            .returning(),
        )
        return { token, input: () => ({ MailId: row?.id }) }
      },
    },
    {
      call: SendTextAgain,
      open: async ({ group }) => {
        const failed = { GroupId: group.id, To: '+16175550113', Text: 'Test', State: 'Failed' as const }
        const [row] = await asSystem('test', tx => tx.insert(textMessage).values(failed).returning())
        return { token, input: () => ({ GroupId: group.id, TextId: row?.id }) }
      },
    },
    {
      call: StartBackup,
      open: async () => {
        await world.services.db.system.query('delete from backup_run')
        return { token, input: () => ({}) }
      },
    },
    {
      call: ReadNotification,
      open: async account => {
        const id = await newNotification(world, account)
        return { input: () => ({ GroupId: account.group.id, id }) }
      },
    },
    {
      call: ReadAllNotifications,
      open: async account => {
        await newNotification(world, account)
        return { input: () => ({ GroupId: account.group.id }) }
      },
    },
    { call: SaveView, open: async () => ({ input: view }) },
    {
      call: DeleteView,
      open: async ({ call }) => {
        const { acId } = await call(SaveView, view('Mine'))
        return { input: () => ({ acId }) }
      },
    },
  ]
}
