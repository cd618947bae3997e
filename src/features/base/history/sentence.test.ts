import { expect, test } from 'vitest'
import '../../../app/records.ts'
import type { Language } from '../../../core/words.ts'
import { phraseIn } from '../../../platform/words.ts'
import { auditSentence } from './sentence.ts'

const said = (told: Parameters<typeof auditSentence>[0], language: Language) =>
  auditSentence(told, { language, phrase: phraseIn(language) })
const row = { Who: 'Ana Ruiz', Action: 'Changed', Object: 'building', ObjectName: 'Harbor One', ObjectVariant: null } as const
const fields = (...names: string[]) => names.map(Field => ({ Field }))

test.each([
  [{ Changes: fields('ContactPhoneNumber') }, 'Ana Ruiz changed the contact phone number of the building Harbor One.'],
  [{ Changes: fields('Region', 'Market') }, 'Ana Ruiz changed the region and market of the building Harbor One.'],
  [{ Changes: fields('Region', 'Market', 'Zip') }, 'Ana Ruiz changed the region, market, and zip code of the building Harbor One.'],
  [
    { Changes: fields('Region', 'Market', 'Zip', 'City') },
    'Ana Ruiz changed the region, market, and 2 more fields of the building Harbor One.',
  ],
  [{ Changes: fields('COIInformation') }, 'Ana Ruiz changed the COI information of the building Harbor One.'],
  [{ Changes: [] }, 'Ana Ruiz changed the building Harbor One.'],
  [{ Action: 'Created', Changes: fields('Name') }, 'Ana Ruiz created the building Harbor One.'],
  [{ Action: 'Deleted', Object: 'qr_code', ObjectName: 'Lobby', Changes: [] }, 'Ana Ruiz deleted the QR code Lobby.'],
  [{ Object: 'visitor_request', ObjectName: '1001', Changes: [] }, 'Ana Ruiz changed the request 1001.'],
  [{ Object: 'visitor_request', ObjectName: '1002', ObjectVariant: 'booking', Changes: [] }, 'Ana Ruiz changed the booking 1002.'],
  [{ Object: 'session', ObjectName: null, Action: 'Created', Changes: [] }, 'Ana Ruiz created a session.'],
  [{ Object: 'Scan/SendDashboard', ObjectName: null, Changes: [] }, 'Ana Ruiz: send dashboard.'],
] as const)('%j', (change, sentence) => expect(said({ ...row, ...change }, 'en')).toBe(sentence))

test('in the other languages', () => {
  const told = { ...row, Changes: fields('Zip') }
  expect(said(told, 'es')).toBe('Ana Ruiz cambió el edificio Harbor One: código postal.')
  expect(said(told, 'fr')).toBe('Ana Ruiz a modifié l’immeuble Harbor One : code postal.')
})
