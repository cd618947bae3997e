import { describe, expect, it } from 'vitest'
import { href, route, routerPath, safePath } from './route.ts'

const load = async () => ({ Screen: () => null })
const propertyAdd = route('/propertyAdd/{bId?}/{idx?}', { title: 'Building Info', load })
const account = route('/accountCreate/{groupId}', { title: 'Account', load })

describe('addresses of routes', () => {
  it('fills parameters and leaves optional ones out', () => {
    expect(href(propertyAdd)).toBe('/propertyAdd')
    expect(href(propertyAdd, { bId: 'b1' })).toBe('/propertyAdd/b1')
    expect(href(propertyAdd, { bId: 'b1', idx: 3 }, { tab: 'pins', page: 0, none: undefined })).toBe('/propertyAdd/b1/3?tab=pins&page=0')
    expect(href(account, { groupId: 'a/b c' })).toBe('/accountCreate/a%2Fb%20c')
    expect(() => href(account, { groupId: '' })).toThrow('groupId')
  })

  it('writes optional parameters as the router does', () => {
    expect(routerPath('/propertyAdd/{bId?}/{idx?}')).toBe('/propertyAdd/{-$bId}/{-$idx}')
    expect(routerPath('/accountCreate/{groupId}')).toBe('/accountCreate/$groupId')
  })
})

describe('the way back after sign-in', () => {
  it.each(['/', '/properties?gId=1&text=a%20b#x', '/library/qrcodelist'])('follows %s', path => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil',
    ' /x',
    '/a\\..\\b',
    'properties',
    '',
    '/login',
    '/login?next=/x',
    '/..//evil.example',
    null,
    7,
  ])('refuses %j', path => {
    expect(safePath(path)).toBeNull()
  })
})
