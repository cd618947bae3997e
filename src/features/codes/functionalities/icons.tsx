import {
  IconBolt,
  IconCalendarEvent,
  IconFlame,
  IconForms,
  IconHome,
  IconMessage2,
  IconQrcode,
  IconTools,
  IconUsers,
} from '@tabler/icons-react'
import { definitions } from './definitions.ts'
import type { FieldOnlyIcon } from './fieldOnly/definition.ts'
import { findOwnIcon, type Icon } from './panels.ts'

const fieldOnlyIcons: Readonly<Record<FieldOnlyIcon, Icon>> = {
  bolt: IconBolt,
  calendar: IconCalendarEvent,
  comment: IconMessage2,
  flame: IconFlame,
  form: IconForms,
  home: IconHome,
  people: IconUsers,
  tools: IconTools,
}
const ownIcons = Object.values(definitions).flatMap(({ Icon: name, type }): [string, Icon][] => {
  const own = findOwnIcon(type)
  return own ? [[name, own]] : []
})
const icons: ReadonlyMap<string, Icon> = new Map([...Object.entries(fieldOnlyIcons), ...ownIcons])

/** The icon of a template item by its name; a plain code for an unknown one. */
export const ItemIcon = ({ name, size = 20 }: { name: string; size?: number }) => {
  const Shown = icons.get(name) ?? IconQrcode
  return <Shown size={size} aria-hidden />
}
