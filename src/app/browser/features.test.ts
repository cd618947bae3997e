import { describe, expect, test } from 'vitest'
import type { SessionPorts } from '../../ui/sessionTypes.ts'
import { entrances } from './entrances.ts'
import { ports, routes } from './features.ts'
import { frames } from './frames.ts'

describe('what features bring to the browser', () => {
  test('are all calls of the session and its pickers, each by one feature', () => {
    const wanted = {
      renew: true,
      signOut: true,
      groups: true,
      channels: true,
      buildings: true,
      building: true,
      keepSettings: true,
      place: true,
      groupsCall: true,
      channelsCall: true,
      buildingsCall: true,
    } satisfies Record<keyof SessionPorts, true>
    expect(ports.flatMap(one => Object.keys(one)).toSorted()).toEqual(Object.keys(wanted).toSorted())
  })

  test('are pages, each at an address of its own, those to sign in at first', () => {
    const paths = routes.map(one => one.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.slice(0, 4)).toEqual(['/login', '/reset', '/accessibility', '/pin/{secret}'])
    expect(entrances.flatMap(one => one.routes ?? []).map(one => one.path)).toEqual(paths.slice(0, 4))
  })

  test('has one place in every row of the frame, so that its order is what the files say', () => {
    const rows = (list: readonly { group: string; order: number }[] | undefined) => list?.map(one => `${one.group} ${one.order}`) ?? []
    const orders = (list: readonly { order: number }[] | undefined) => list?.map(one => one.order) ?? []
    const places = [
      frames.flatMap(one => rows(one.menu)),
      frames.flatMap(one => rows(one.pages)),
      frames.flatMap(one => orders(one.actions)),
      frames.flatMap(one => orders(one.finders)),
      frames.flatMap(one => orders(one.tools)),
    ]
    for (const found of places) expect(new Set(found).size).toBe(found.length)
    expect(places.map(found => found.length > 1)).toEqual([true, true, true, true, true])
  })

  test('is one page of settings', () => expect(frames.flatMap(one => one.settings?.path ?? [])).toEqual(['/settings']))
})
