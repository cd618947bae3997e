import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { type Permission, permissions } from '../../../../core/permissions.ts'
import { rolePermission } from '../../../base/people/tables.ts'
import { sampleBasicInfo } from '../../buildings/sections/BasicInfo/sample.ts'
import { buildingSection } from '../../buildings/tables.ts'
import { CreateProperty, EditProperty, GetProperty } from '../contract.ts'
import { emptyOf, type PayloadKey, type Payloads, payloadKeys, StoredPayloads, sectionProblems } from './payloads.ts'
import { type Section, sections } from './sections.ts'

const world = await openWorld()
const flagsOf = (key: PayloadKey): Section => {
  const found = (sections as readonly Section[]).find(one => one.key === key)
  if (!found) throw new Error(`no section ${key}`)
  return found
}

/** An account whose GMs hold every flag but these. */
const without = async (...flags: Permission[]) => {
  const own = await world.newAccount({ role: 'GM' })
  const rows = permissions.map(Permission => ({ GroupId: own.group.id, Role: 'GM', Permission, Granted: !flags.includes(Permission) }))
  await world.services.db.asSystem('test flags', tx => tx.insert(rolePermission).values(rows))
  return own
}
const payloadOf = (key: PayloadKey): Payloads => ({ [key]: key === 'BasicInfo' ? sampleBasicInfo : emptyOf[key]() })

describe('the server keeps to the flags of every section that stands', () => {
  const plain = payloadKeys.filter(key => sectionProblems(key, payloadOf(key)).length === 0)
  test.each(plain)('%s is neither saved nor added without its flags', async key => {
    const { shown, edit } = flagsOf(key)
    for (const flags of [edit, shown && [shown]]) {
      if (!flags) continue
      const own = await without(...flags)
      const place = { GroupId: own.group.id, EntityId: own.building.id, BuildingId: own.building.id, Version: 1 }
      expect(await own.refuse(EditProperty, { ...place, ...payloadOf(key) }), flags.join()).toMatchObject({
        status: 403,
        code: 'usr.aut.npm',
      })
      if (key !== 'BasicInfo')
        expect(
          await own.refuse(CreateProperty, { GroupId: own.group.id, BasicInfo: sampleBasicInfo, ...payloadOf(key) }),
          flags.join(),
        ).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    }
  })

  const stored = payloadKeys.filter(key => key in StoredPayloads.def.shape)
  test.each(stored)('%s is not in the answer of GetProperty without its flag', async key => {
    const { shown } = flagsOf(key)
    const [blind, seeing] = [await without(...(shown ? [shown] : [])), await without()]
    const sections = async (own: typeof blind) => {
      const row = { GroupId: own.group.id, BuildingId: own.building.id, Section: key, Payload: emptyOf[key]() }
      await world.services.db.asSystem('test section', tx => tx.insert(buildingSection).values(row))
      return (await own.call(GetProperty, { gId: own.group.id, eId: own.building.id })).Sections
    }
    expect(await sections(seeing)).toHaveProperty(key)
    if (shown) expect(await sections(blind)).not.toHaveProperty(key)
  })
})
