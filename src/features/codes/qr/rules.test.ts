import { describe, expect, test } from 'vitest'
import { seal, unseal } from '../../../platform/seal.ts'
import { hiddenForm, openForm, sealedForm } from '../functionalities/secrets.server.ts'
import { matrixOf } from '../picture/matrix.ts'
import { isEquipmentType, pictureName, printedLink, recipientProblems } from './rules.ts'

describe('the printed address', () => {
  test('is in capitals, which makes a smaller code than the same in lower case', () => {
    const link = printedLink('https://portal.lintel.example', '7K3M9QX2PD4H8RTA')
    expect(link).toBe('HTTPS://PORTAL.LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA')
    expect(matrixOf(link, 'M').size).toBeLessThan(matrixOf(`${link.toLowerCase()}`, 'M').size)
  })

  test('keeps the case of a path before it', () => {
    expect(printedLink('https://host.example/Portal', 'ABC')).toBe('HTTPS://HOST.EXAMPLE/Portal/q/ABC')
  })
})

test('a file is named by sign id and name, in letters that every system takes', () => {
  expect(pictureName({ SignId: 20101, QrName: 'Café – Niveau 2 / “Été”' }, 'png')).toBe('20101-Cafe-Niveau-2-Ete.png')
  expect(pictureName({ SignId: 7, QrName: '会議室' }, 'svg')).toBe('7.svg')
})

test.each([
  ['ann@printer.example', []],
  [' ann@printer.example ', []],
  ['ann', ['Invalid email format.']],
  ['ann@printer', ['Invalid Email']],
  ['', ['Required']],
])('a recipient %j: %j [B-RULE-063]', (RecipientEmail, expected) => {
  expect(recipientProblems({ RecipientEmail }).map(one => one.Message)).toEqual(expected)
})

test('equipment and location types lead back to their own library', () => {
  expect(['EquipmentInspection', 'LocationInspection', 'Feedback', ''].map(isEquipmentType)).toEqual([true, true, false, false])
})

describe('a seal', () => {
  const secret = 'a secret of forty characters for the tests'

  test('opens with its key only', () => {
    const sealed = seal(secret, 'pässword 🔑')
    expect(sealed).not.toContain('pässword')
    expect(seal(secret, 'pässword 🔑')).not.toBe(sealed)
    expect(unseal(secret, sealed)).toBe('pässword 🔑')
    expect(unseal(`${secret}!`, sealed)).toBe('')
    expect(unseal(secret, `${sealed.slice(0, -2)}AA`)).toBe('')
    expect([seal(secret, ''), unseal(secret, ''), unseal(secret, 'plain')]).toEqual(['', '', 'plain'])
  })

  test('is on the secret fields of a form only', () => {
    const form = { SSID: 'Guest', Password: 'word', CanSave: true }
    const sealed = sealedForm(secret, 'Wifi', form)
    expect(sealed).toMatchObject({ SSID: 'Guest', CanSave: true, Password: expect.stringMatching(/^sealed\.1\./) })
    expect(openForm(secret, 'Wifi', sealed)).toEqual(form)
    expect(hiddenForm('Wifi', form)).toEqual({ ...form, Password: '' })
    expect(sealedForm(secret, 'StaticUrl', form)).toEqual(form)
  })
})
