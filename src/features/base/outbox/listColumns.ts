import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetMails, GetTexts } from './contract.ts'
import { words } from './words.ts'

const mail = describeColumns(GetMails, words)
/** The columns of the mails, on their screen and in their files; so are those of the text messages. */
export const mailColumns: DescribedList<typeof GetMails> = {
  call: GetMails,
  columns: [
    mail.text('Subject', 'subject'),
    mail.text('To', 'to'),
    mail.chosen('State', 'state', 'states'),
    mail.date('CreatedDate', 'date', { time: true }),
  ],
}

const message = describeColumns(GetTexts, words)
export const textColumns: DescribedList<typeof GetTexts> = {
  call: GetTexts,
  columns: [
    message.phone('To', 'to'),
    message.text('Text', 'textWords'),
    message.text('GroupName', 'account'),
    message.chosen('State', 'state', 'states'),
    message.date('CreatedDate', 'date', { time: true }),
  ],
}
