import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { may, type Permission, type PermissionsHash, permissions, permissionsOf, type Role, roles } from '../../core/permissions.ts'
import { SaveQrCode } from '../../features/codes/qr/contract.ts'
import { SaveReport } from '../../features/insight/reportBuilder/contract.ts'
import { CreateGroup } from '../../features/property/administration/contract.ts'
import { UploadBuildings } from '../../features/property/imports/contract.ts'
import { CreateProperty } from '../../features/property/propertyPage/contract.ts'
import { SaveSurveyDraft, SendSurvey } from '../../features/surveys/surveys/contract.ts'
import { addressOf, visibleRows } from '../../ui/frame/menu.ts'
import { textIn } from '../../ui/language.ts'
import { actionsFor } from './actions.tsx'
import { routes } from './features.ts'
import { menuGroups, menuRows, paletteRows } from './menu.ts'

const pattern = (route: string) => new RegExp(`^${route.replace(/\/\{\w+\?\}/g, '(/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}$`)
const pageAt = (address: string) => routes.find(one => pattern(one.path).test(address.split(/[?#]/)[0] ?? ''))

const account = { gId: 'g1', bId: null }
const building = { gId: 'g1', bId: 'b1' }
type Link = { label: string; address: string }

const linksOf = (flags: PermissionsHash): Link[] =>
  [account, building].flatMap(place => {
    const rows = visibleRows([...menuRows, ...paletteRows], menuGroups, { permissions: flags, selectedGroupId: place.gId, pathname: '/' })
    const open = rows === 'create' ? [] : rows.map(row => ({ label: textIn(row.label, 'en'), address: addressOf(row, place) ?? '' }))
    const begun = actionsFor(flags, place.gId).map(one => ({ label: textIn(one.label, 'en'), address: one.to(place) }))
    return [...open, ...begun].filter(one => one.address !== '')
  })

const holders: [string, PermissionsHash][] = [
  ...Object.keys(roles).map((role): [string, PermissionsHash] => [role, permissionsOf(role as Role)]), // the keys of roles
  ...permissions.map((flag): [string, PermissionsHash] => [`${flag} alone`, { [flag]: true }]),
]

test.each(holders)('menu and palette lead %s to pages that stand and open', (_who, flags) => {
  for (const { label, address } of linksOf(flags)) {
    const page = pageAt(address)
    expect(page, `${label} leads to ${address}`).toBeDefined()
    expect(may(flags, page?.may), `${label} leads to ${address}`).toBe(true)
  }
})

// What an action of the palette, and the button of its name on a page, leads to doing.
const begins = {
  'New QR code': SaveQrCode,
  'Create New Building': CreateProperty,
  'Import buildings': UploadBuildings,
  'New survey': SaveSurveyDraft,
  'Send survey': SendSurvey,
  'New report': SaveReport,
  'Create account': CreateGroup,
} satisfies Record<string, { may?: Permission | readonly Permission[] | undefined }>

test.each(holders)('what %s is offered to begin may be done', (_who, flags) => {
  for (const { label } of actionsFor(flags, 'g1').map(one => ({ label: textIn(one.label, 'en') }))) {
    if (label === 'Settings') continue // everybody's own
    expect(Object.keys(begins)).toContain(label)
    expect(may(flags, begins[label as keyof typeof begins].may), label).toBe(true) // it is one of them
  }
})

/** Addresses that code names by themselves, not by a route: of pages of later features. */
const written = globSync('**/*.{ts,tsx}', { cwd: path.resolve('src') })
  .filter(file => !/\.test\.|\.server\.|routes\.ts$|contract\.ts$|\/calls\/|^(core|platform)\//.test(file))
  .flatMap(file => {
    const found = readFileSync(path.join('src', file), 'utf8').matchAll(/(?:\bpath|\bto|\bhref)[:=] ?\{?['"`](\/[A-Za-z][^'"`?#]*)/g)
    return [...found].map(([, address = '']) => [file, address.replaceAll(/\$?\{[^}]*\}/g, 'x')] as const)
  })
// Links that ask first whether their page stands (`usePages`), what is no page of the portal, and the type of a paper's address.
const apart = ['/globalReport', '/openapi.json', '/q/x/pin', '/login', '/pdfx/xx', '/field/icon.svg']

describe('an address that is written in code', () => {
  test('is found', () => expect(written.length).toBeGreaterThan(10))
  test.each(written.filter(([, address]) => !apart.includes(address)))('of %s, %s, is one of a page', (_file, address) => {
    expect(pageAt(address), address).toBeDefined()
  })
})
