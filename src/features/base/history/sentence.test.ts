import { expect, test } from 'vitest'
import '../../../../test/support/records.ts'
import { formatsIn } from '../../../core/formats.ts'
import { type Language, languages } from '../../../core/words.ts'
import { phraseIn } from '../../../platform/words.ts'
import { type Change, records } from './model.ts'
import { auditSentence } from './sentence.ts'

type Write = Parameters<typeof auditSentence>[0]
const say = (write: Write, language: Language) =>
  auditSentence(write, { language, formats: formatsIn(language), phrase: phraseIn(language) })
const row: Write = {
  Who: 'Ana Ruiz',
  Action: 'Changed',
  Call: 'Entity/EditProperty',
  Object: 'building',
  ObjectName: 'Harbor One',
  ObjectVariant: null,
  Changes: [],
}
const change = (Field: string, After: Change['After'] = 'x', Kind: Change['Kind'] = 'Value'): Change => ({
  Field,
  Kind,
  Before: null,
  After,
})
const fields = (...names: string[]) => names.map(name => change(name))
const feedback = { Object: 'feedback', ObjectName: 'The revolving door hit my stroller…' } as const
const request = { Object: 'visitor_request', ObjectName: '12' } as const

test.each<[Partial<Write>, string]>([
  [{ Changes: fields('ContactPhoneNumber') }, 'Ana Ruiz changed the contact phone number of the building Harbor One.'],
  [{ Changes: fields('Region', 'Market') }, 'Ana Ruiz changed the region and market of the building Harbor One.'],
  [{ Changes: fields('Region', 'Market', 'Zip') }, 'Ana Ruiz changed the region, market, and zip code of the building Harbor One.'],
  [
    { Changes: fields('Region', 'Market', 'Zip', 'City') },
    'Ana Ruiz changed the region, market, and 2 more fields of the building Harbor One.',
  ],
  [{ Changes: fields('COIInformation') }, 'Ana Ruiz changed the COI information of the building Harbor One.'],
  [{ Changes: fields('Name.en', 'Name.es') }, 'Ana Ruiz changed the name of the building Harbor One.'],
  [{ Changes: [] }, 'Ana Ruiz changed the building Harbor One.'],
  [{ Action: 'Created', Changes: fields('Name') }, 'Ana Ruiz created the building Harbor One.'],
  [{ Action: 'Deleted', Object: 'qr_code', ObjectName: 'Lobby' }, 'Ana Ruiz deleted the QR code Lobby.'],
  [{ Object: 'visitor_request', ObjectName: '1001' }, 'Ana Ruiz changed the request 1001.'],
  [{ Object: 'visitor_request', ObjectName: '1002', ObjectVariant: 'booking' }, 'Ana Ruiz changed the booking 1002.'],
  [{ Object: 'session', ObjectName: null, Action: 'Created' }, 'Ana Ruiz created a session.'],
  [{ Object: 'Scan/SendDashboard', Call: 'Scan/SendDashboard', ObjectName: null }, 'Ana Ruiz: send dashboard.'],
  [
    { ...feedback, Call: 'Feedback/AddAnswerNote', Changes: [change('Note'), change('ForVisitor', true)] },
    'Ana Ruiz replied to the feedback “The revolving door hit my stroller…”.',
  ],
  [
    { ...feedback, Call: 'Feedback/AddAnswerNote', Changes: [change('Note'), change('ForVisitor', false)] },
    'Ana Ruiz added a note to the feedback “The revolving door hit my stroller…”.',
  ],
  [
    { ...request, Call: 'Request/EditRequest', Changes: [change('AssigneeId', 'Ben Okafor', 'Names'), change('Status', 'Seen')] },
    'Ana Ruiz assigned the request 12 to Ben Okafor.',
  ],
  [{ ...request, Call: 'Request/EditRequest', Changes: [change('AssigneeId', null)] }, 'Ana Ruiz unassigned the request 12.'],
  [
    { ...request, Call: 'Request/MoveRequest', Changes: [change('Status', 'InProgress')] },
    'Ana Ruiz set the status of the request 12 to In progress.',
  ],
  [
    { Object: 'mail', ObjectName: 'Your receipt', Call: 'Outbox/ReadMail', Changes: fields('Read') },
    'Ana Ruiz read the mail Your receipt.',
  ],
  [{ Object: 'notification', ObjectName: null, Call: 'notifications/read/{id}', Changes: fields('Read') }, 'Ana Ruiz read a notification.'],
  [{ Object: 'Session/SignOut', ObjectName: null, Call: 'Session/SignOut' }, 'Ana Ruiz signed out.'],
  [{ Object: 'QrCode/RetireQrCodes', ObjectName: null, Call: 'QrCode/RetireQrCodes' }, 'Ana Ruiz retired QR codes.'],
  [
    { Object: 'qr_code', ObjectName: 'Lobby', Call: 'QrCode/RetireQrCodes', Changes: fields('Retired') },
    'Ana Ruiz retired the QR code Lobby.',
  ],
])('%j', (write, sentence) => expect(say({ ...row, ...write }, 'en')).toBe(sentence))

test('in the other languages', () => {
  const write = { ...row, Changes: fields('Zip') }
  expect(say(write, 'es')).toBe('Ana Ruiz cambió el edificio Harbor One: código postal.')
  expect(say(write, 'fr')).toBe('Ana Ruiz a modifié l’immeuble Harbor One : code postal.')
  const reply = { ...row, ...feedback, Call: 'Feedback/AddAnswerNote', Changes: [change('ForVisitor', true)] }
  expect(say(reply, 'fr')).toBe('Ana Ruiz a répondu à l’avis « The revolving door hit my stroller… ».')
})

const deeds = records
  .all()
  .flatMap(({ Object: kind, deeds: of = {} }) => Object.entries(of).map(([key, deed]) => [kind, key, deed] as const))
test.each(deeds)('%s: the sentence of %s can be said of a record with and without a name, in each language', (kind, key, deed) => {
  const Changes = fields(...new Set([...deed.en.matchAll(/\{([A-Z]\w+)/g)].map(([, field = '']) => field)))
  for (const language of languages)
    for (const ObjectName of ['Lobby', null]) {
      const sentence = say({ ...row, Object: kind, ObjectName, Call: key, Changes: Changes.length > 0 ? Changes : fields(key) }, language)
      expect(sentence).toMatch(/^Ana Ruiz .*[^ ]\.$/)
      expect(sentence).not.toMatch(/[{}]|\bsaid\b|\bnone\b/)
    }
})
