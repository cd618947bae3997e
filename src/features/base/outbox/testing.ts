import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import { mail, textMessage } from '../../../platform/tables.ts'
import { GetMails, GetTexts, ReadMail, SendMailAgain, SendTextAgain } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world, global }) => {
    const { token } = global
    const { asSystem } = world.services.db
    return [
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
    ]
  },
  rows: account => {
    const GroupId = account.group.id
    return {
      'Outbox/GetMails': {
        filter: {},
        add: tx =>
          tx
            .insert(mail)
            .values({ To: ['a@test.example'], Subject: 'S', Text: 'T', Html: 'H', MessageId: `<${randomUUID()}@test>`, State: 'Outbox' }),
      },
      'Outbox/GetTexts': {
        filter: {},
        add: (tx, n) => tx.insert(textMessage).values({ GroupId, To: '16175550100', Text: `Text ${n}`, State: 'Outbox' }),
      },
    }
  },
  menu: {
    Outbox: { may: ['GlobalManageCustomers'], calls: [GetMails, ReadMail, GetTexts, SendMailAgain] },
  },
}
