import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import type { RecordAccess } from '../../base/history/record.server.ts'
import { BasicInfo } from '../buildings/sections/BasicInfo/model.ts'
import { type Section, sections } from './sections/sections.ts'

/** Of a building each section is seen by its flag; what belongs to no section asks for all of them. */
export const buildingAccess: RecordAccess = {
  Object: 'building',
  within: ids => sql`x.id = any(${ids})`,
  fieldSeen: permissions => {
    const rows: readonly Section[] = sections
    const all = rows.flatMap(({ shown }) => shown ?? [])
    return field => {
      const [head = ''] = field.split('.')
      const section = rows.find(({ key }) => key === head)
      if (section) return may(permissions, section.shown)
      return basicFields.has(head) ? may(permissions, 'BasicInfo') : all.every(flag => may(permissions, flag))
    }
  },
}

const basicFields = new Set([...Object.keys(BasicInfo.shape), 'TimeZone', 'Latitude', 'Longitude'])
